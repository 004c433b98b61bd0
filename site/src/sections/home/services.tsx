import { serviceSlugs } from '../../content/entries.ts';
import { translation } from '../../i18n/translation.ts';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import { ServiceRows } from '../common/service-rows.tsx';
import styles from './services.module.scss';

const [featured, ...others] = serviceSlugs;

/** The five services: one told with a picture, four as rows that catch the light. */
export function Services() {
  const { t, href } = translation();
  const feature = t(`services.${featured}`);
  return (
    <section className={styles.services}>
      <div className={styles.top}>
        <div>
          <h2>{t('home.services.heading')}</h2>
          <p className={styles.lead}>{t('home.services.lead')}</p>
        </div>
        <a className={styles.feature} href={href(`/services/${featured}`)}>
          <SceneFrame name="dedicatedTeams" ramp="honey" className={styles.picture} />
          <h3>{feature.name}</h3>
          <p>{feature.summary}</p>
        </a>
      </div>
      <ServiceRows slugs={others} />
    </section>
  );
}
