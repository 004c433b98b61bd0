import { serviceSlugs } from '../../content/entries.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { ServiceRows } from '../common/service-rows.tsx';
import styles from './service-list.module.scss';

/** All five services. */
export function ServiceList() {
  const { t } = translation();
  return (
    <section className={styles.list}>
      <h2>{phrases(t('pages.services.list.heading'))}</h2>
      <ServiceRows slugs={serviceSlugs} />
    </section>
  );
}
