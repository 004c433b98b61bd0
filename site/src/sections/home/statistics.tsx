import { statistics } from '../../content/statistics.ts';
import { Land } from '../../components/land/land.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './statistics.module.scss';

/** The company in four figures, on the land at night. */
export function Statistics() {
  const { t } = translation();
  return (
    <section className={styles.section} data-ground="ink">
      <Land name="edgedown" ramp="fall" className={styles.edge} />
      <Land name="hill" ramp="night" className={styles.land} />
      <div className={styles.inner}>
        <h2>{phrases(t('home.statistics.heading'))}</h2>
        <dl className={styles.figures}>
          {statistics.map(({ id, value }) => (
            <div key={id}>
              <dt>{phrases(t(`interface.statistics.${id}`))}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
