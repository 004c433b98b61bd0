import { ButtonLink } from '../../components/button/button.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Land } from '../../components/land/land.tsx';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { getInTouch } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import styles from './closing.module.scss';

interface ClosingProps {
  readonly heading: string;
  readonly text: string;
  readonly ramp: RampName;
}

/** The last section before the footer: the page's own question, a sentence, and the way to the form. */
export function Closing({ heading, text, ramp }: ClosingProps) {
  const { t, href } = translation();
  return (
    <Chapter heading={heading} ground="land" ramp={ramp} className={styles.closing}>
      <Land name="slope" ramp={ramp} crop="-430 60 1600 560" anchor="corner" />
      <div>
        <p>{prose(text)}</p>
        <ButtonLink size="large" tone="ink" href={href(getInTouch.path)}>
          {phrases(t(getInTouch.label))}
        </ButtonLink>
      </div>
    </Chapter>
  );
}
