import { ButtonLink } from '../../components/button/button.tsx';
import { Land } from '../../components/land/land.tsx';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './closing.module.scss';

interface ClosingProps {
  readonly heading: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
  readonly ramp: RampName;
}

/** The last word of a page, and the way on. */
export function Closing({ heading, text, link, href, ramp }: ClosingProps) {
  return (
    <section className={classNames(styles.closing, `ramp-${ramp}`)}>
      <Land
        name="slope"
        ramp={ramp}
        crop="-430 60 1600 560"
        anchor="corner"
        className={styles.land}
      />
      <div className={styles.inner}>
        <h2>{phrases(heading)}</h2>
        <div>
          <p>{prose(text)}</p>
          <ButtonLink size="large" tone="ink" href={href}>
            {phrases(link)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
