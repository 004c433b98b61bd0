import type { CaseStudySlug } from '../../content/entries.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { clientMarks } from './client-marks.tsx';
import styles from './clients.module.scss';

/** Clients and partners, as a quiet strip of wordmarks. */
export function Clients() {
  const { t } = translation();
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <h2>{phrases(t('home.clients.heading'))}</h2>
        <ul>
          {Object.entries(clientMarks).map(([slug, { width, drawing }]) => (
            <li key={slug}>
              <svg viewBox={`0 0 ${width} 40`} width={width} height="40" role="img">
                <title>{t(`caseStudies.${slug as CaseStudySlug}.name`)}</title>
                {drawing}
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
