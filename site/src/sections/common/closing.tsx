import { ButtonLink } from '../../components/button/button.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Land } from '../../components/land/land.tsx';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './closing.module.scss';

interface ClosingProps {
  readonly heading: string;
  readonly text: string;
  readonly href: string;
  readonly ramp: RampName;
}

/** The last section before the footer: a heading, a sentence, and a link to the next page. */
export function Closing({ heading, text, href, ramp }: ClosingProps) {
  const { t } = translation();
  return (
    <Chapter heading={heading} ground="land" className={classNames(styles.closing, `ramp-${ramp}`)}>
      <Land name="slope" ramp={ramp} crop="-430 60 1600 560" anchor="corner" />
      <div>
        <p>{prose(text)}</p>
        <ButtonLink size="large" tone="ink" href={href}>
          {phrases(t('interface.navigation.getInTouch'))}
        </ButtonLink>
      </div>
    </Chapter>
  );
}
