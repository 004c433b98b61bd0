import { Land } from '../../drawings/land/land.tsx';
import styles from './mission-and-vision.module.scss';

interface Aim {
  readonly heading: string;
  readonly statement: string;
  readonly text: string;
}

interface BankProps {
  readonly className: string | undefined;
  readonly words: Aim;
}

function Bank({ className, words }: BankProps) {
  return (
    <article className={className}>
      <h2>{words.heading}</h2>
      <p className={styles.statement}>{words.statement}</p>
      <p className={styles.text}>{words.text}</p>
    </article>
  );
}

/** Mission and vision on the two banks of a valley of light. */
export function MissionAndVision({ mission, vision }: { mission: Aim; vision: Aim }) {
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <Bank className={styles.mission} words={mission} />
        <Land name="valley" ramp="valley" className={styles.valley} />
        <Bank className={styles.vision} words={vision} />
      </div>
    </section>
  );
}
