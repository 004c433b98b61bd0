import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Land } from '../../components/land/land.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { Ways } from '../../components/ways/ways.tsx';
import type { PageLand } from '../../content/lands.ts';
import { getInTouch, type createRequest } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import styles from './closing.module.scss';

interface ClosingProps {
  readonly heading: string;
  readonly text?: string;
  /** The page's own. */
  readonly land: PageLand;
  /** The way to the form. */
  readonly to?: typeof getInTouch | typeof createRequest;
  /** Another way on, beside it. */
  readonly children?: ReactNode;
}

/** The last section before the footer: the page's own question on its own land, and the way to the form. */
export function Closing({ heading, text, land, to = getInTouch, children }: ClosingProps) {
  const { t, href } = translation();
  return (
    <Chapter heading={heading} ground="land" ramp={land.ramp} className={styles.closing}>
      <Land {...land} anchor="corner" />
      {text && <p>{prose(text)}</p>}
      <Ways>
        <ButtonLink size="large" href={href(to.path)}>
          {phrases(t(to.label))}
        </ButtonLink>
        {children}
      </Ways>
    </Chapter>
  );
}
