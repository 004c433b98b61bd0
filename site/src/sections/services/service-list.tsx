import { serviceSlugs } from '../../content/entries.ts';
import { translation } from '../../i18n/translation.ts';
import { ServiceRows } from '../common/service-rows.tsx';
import styles from './service-list.module.scss';

/** All five services. */
export function ServiceList() {
  const { t } = translation();
  return (
    <section className={styles.list}>
      <h2>{t('pages.services.list.heading')}</h2>
      <ServiceRows slugs={serviceSlugs} />
    </section>
  );
}
