import type { ReactNode } from 'react';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Land } from '../../components/land/land.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { sampleProgress } from '../../content/sample-estimate.ts';
import { translation } from '../../request/translation.ts';
import type { TitledText } from '../../words/words.ts';
import styles from './documents.module.scss';

interface DocumentProps {
  readonly kind: string;
  readonly title: string;
  readonly items: readonly TitledText[];
  readonly children: ReactNode;
}

function Document({ kind, title, items, children }: DocumentProps) {
  return (
    <Sheet as="article">
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
      {children}
    </Sheet>
  );
}

/** The sample sprint report and the sample runbook of /Project, as sheets on a land. */
export function SampleDocuments() {
  const { t } = translation();
  const { heading, report, runbook } = t('pages.project.documents');
  return (
    <Chapter heading={heading} className={styles.papers}>
      <Land name="plateau" ramp="apricot" anchor="corner" />
      <div className={styles.pair}>
        <Document {...report}>
          <p className={styles.progress}>
            <label htmlFor="sample-progress">{report.spent}</label>
            <b>{t('pages.project.documents.report.days', sampleProgress)}</b>
            <meter id="sample-progress" max={sampleProgress.planned} value={sampleProgress.used} />
          </p>
        </Document>
        <Document {...runbook}>
          <p className={styles.tested}>{runbook.tested}</p>
        </Document>
      </div>
    </Chapter>
  );
}
