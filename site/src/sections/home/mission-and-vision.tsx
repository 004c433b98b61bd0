import { Land } from '../../drawings/land/land.tsx';
import { translation } from '../../i18n/translation.ts';
import styles from './mission-and-vision.module.scss';

interface BankProps {
  readonly className: string | undefined;
  readonly words: { heading: string; statement: string; text: string };
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
export function MissionAndVision() {
  const { t } = translation();
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <Bank className={styles.mission} words={t('home.mission')} />
        <Land name="valley" ramp="valley" className={styles.valley} />
        <Bank className={styles.vision} words={t('home.vision')} />
      </div>
    </section>
  );
}
