import { Land } from '../../components/land/land.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './mission-and-vision.module.scss';

interface Aim {
  readonly heading: string;
  readonly text: string;
}

interface StatementProps {
  readonly className: string | undefined;
  readonly words: Aim;
  readonly statement: string;
}

function Statement({ className, words, statement }: StatementProps) {
  return (
    <article className={className}>
      <h2>{phrases(words.heading)}</h2>
      <p className={styles.statement}>{phrases(statement)}</p>
      <p className={styles.text}>{prose(words.text)}</p>
    </article>
  );
}

/** Mission and vision, above and below a valley; for home and About, which introduce them in other words. */
export function MissionAndVision({ mission, vision }: { mission: Aim; vision: Aim }) {
  const { t } = translation();
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <Statement
          className={styles.mission}
          words={mission}
          statement={t('home.purpose.mission')}
        />
        <Land name="valley" ramp="valley" className={styles.valley} />
        <Statement className={styles.vision} words={vision} statement={t('home.purpose.vision')} />
      </div>
    </section>
  );
}
