import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { Land } from '../../components/land/land.tsx';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import styles from './page-intro.module.scss';

interface PageIntroProps {
  readonly heading: string;
  readonly lead: string;
  readonly ramp: RampName;
}

/** What a page is about, in large letters beside its land; on the night ramp, in light ones. */
export function PageIntro({ heading, lead, ramp }: PageIntroProps) {
  const isNight = ramp === 'night';
  return (
    <section
      className={classNames(styles.intro, `ramp-${ramp}`, isNight && styles.night)}
      data-ground={isNight ? 'ink' : undefined}
    >
      <Land name="hill" ramp={ramp} className={styles.land} />
      <div className={styles.inner}>
        <h1>{phrases(heading)}</h1>
        <p>{lead}</p>
      </div>
      <FirstScreenEnd />
    </section>
  );
}
