import { Land } from '../../components/land/land.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { sampleProgress } from '../../content/sample-estimate.ts';
import { translation } from '../../request/translation.ts';
import type { TitledText } from '../../words/words.ts';
import points from '../common/points.module.scss';
import styles from './documents.module.scss';

interface PaperProps {
  readonly kind: string;
  readonly title: string;
  readonly items: readonly TitledText[];
}

function Paper({ kind, title, items }: PaperProps) {
  return (
    <>
      <p className={styles.kind}>{kind}</p>
      <h3>{phrases(title)}</h3>
      <dl>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{prose(item.text)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The sample sprint report and the sample runbook of /Project, as sheets on a land. */
export function SampleDocuments() {
  const { t } = translation();
  const { heading, report, runbook } = t('pages.project.documents');
  return (
    <section className={styles.papers}>
      <Land name="plateau" ramp="apricot" anchor="corner" />
      <div className={points.section}>
        <h2>{phrases(heading)}</h2>
        <div className={styles.pair}>
          <article className={points.sheet}>
            <Paper {...report} />
            <p className={styles.progress}>
              <label htmlFor="sample-progress">{report.spent}</label>
              <b>{t('pages.project.documents.report.days', sampleProgress)}</b>
              <meter
                id="sample-progress"
                max={sampleProgress.planned}
                value={sampleProgress.used}
              />
            </p>
          </article>
          <article className={points.sheet}>
            <Paper {...runbook} />
            <p className={styles.tested}>{runbook.tested}</p>
          </article>
        </div>
      </div>
    </section>
  );
}
