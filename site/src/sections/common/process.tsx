import type { TitledText } from '../../words/words.ts';
import type { IconName } from '../../../pictures/kit/icon-paths.ts';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { LandIcon } from '../../components/land/land-icon.tsx';
import { StepsLand } from '../../components/land/steps-land.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
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
    <Chapter heading={heading} ramp={ramp} className={styles.process}>
      <StepsLand count={steps.length} ramp={ramp} className={styles.land} />
      <TitledList
        items={steps}
        isOrdered
        className={styles.steps}
        item={(words, _, index) => (
          <>
            {words}
            <svg className={styles.thing} viewBox="0 -2 100 146" aria-hidden="true">
              <LandIcon icon={delivered[index] ?? 'check'} />
            </svg>
          </>
        )}
      />
    </Chapter>
  );
}
