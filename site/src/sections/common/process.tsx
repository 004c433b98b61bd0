import type { TitledText } from '../../words/words.ts';
import type { IconName } from '../../../pictures/kit/icon-paths.ts';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { LandIcon } from '../../components/land/land-icon.tsx';
import { StepsLand } from '../../components/land/steps-land.tsx';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './process.module.scss';

interface ProcessProps {
  readonly heading: string;
  readonly ramp: RampName;
  readonly steps: readonly TitledText[];
  /** What the client holds after each of them. */
  readonly delivered: readonly IconName[];
}

/** The steps of a process on terraces, each with the icon of what is delivered. */
export function Process({ heading, ramp, steps, delivered }: ProcessProps) {
  return (
    <section className={classNames(styles.process, `ramp-${ramp}`)}>
      <h2>{phrases(heading)}</h2>
      <StepsLand count={steps.length} ramp={ramp} className={styles.land} />
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <h3>{phrases(title)}</h3>
            <p>{prose(text)}</p>
            <svg className={styles.thing} viewBox="0 -2 100 146" aria-hidden="true">
              <LandIcon icon={delivered[index] ?? 'check'} />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
