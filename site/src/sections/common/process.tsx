import type { TitledText } from '../../words/words.ts';
import type { IconName } from '../../../pictures/kit/icon-paths.ts';
import type { LandName } from '../../../pictures/terrain/land-files.ts';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { Land } from '../../components/land/land.tsx';
import { Standing } from '../../components/land/standing.tsx';
import { classNames } from '../../components/class-names.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import styles from './process.module.scss';

interface ProcessProps {
  readonly heading: string;
  readonly ramp: RampName;
  readonly steps: readonly TitledText[];
  /** What the client holds after each of them. */
  readonly delivered: readonly IconName[];
}

/** By the number of steps, each of which has a terrace; other numbers stand on the paper. */
const lands: Partial<Record<number, LandName>> = { 3: 'steps3', 4: 'steps4', 5: 'steps5' };

/** The way of the work as terraces, and on each what is delivered there. */
export function Process({ heading, ramp, steps, delivered }: ProcessProps) {
  const land = lands[steps.length];
  return (
    <section className={classNames(styles.process, `ramp-${ramp}`)}>
      <h2>{phrases(heading)}</h2>
      {land && <Land name={land} ramp={ramp} crop="150 0 1266 440" className={styles.land} />}
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <h3>{phrases(title)}</h3>
            <p>{text}</p>
            <svg className={styles.thing} viewBox="0 -2 100 146" aria-hidden="true">
              <Standing icon={delivered[index] ?? 'check'} />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
