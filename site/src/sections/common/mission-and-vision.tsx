import { Land } from '../../components/land/land.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './mission-and-vision.module.scss';

interface Aim {
  readonly heading: string;
  readonly text: string;
}

interface BankProps {
  readonly className: string | undefined;
  readonly words: Aim;
  readonly statement: string;
}

function Bank({ className, words, statement }: BankProps) {
  return (
    <article className={className}>
      <h2>{phrases(words.heading)}</h2>
      <p className={styles.statement}>{phrases(statement)}</p>
      <p className={styles.text}>{prose(words.text)}</p>
    </article>
  );
}

/** Mission and vision on the two banks of a valley of light: one wording each, whichever page asks. */
export function MissionAndVision({ mission, vision }: { mission: Aim; vision: Aim }) {
  const { t } = translation();
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <Bank className={styles.mission} words={mission} statement={t('purpose.mission')} />
        <Land name="valley" ramp="valley" className={styles.valley} />
        <Bank className={styles.vision} words={vision} statement={t('purpose.vision')} />
      </div>
    </section>
  );
}
