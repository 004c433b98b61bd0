import { serviceSlugs } from '../../content/entries.ts';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { entryPicture } from '../../content/page-pictures.ts';
import { entryPath } from '../../content/routes.ts';
import { translation } from '../../request/translation.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { ServiceRows } from '../common/service-rows.tsx';
import styles from './services.module.scss';

const [featured, ...others] = serviceSlugs;

/** The five services: the first with its picture, four as rows. */
export function Services() {
  const { t, href } = translation();
  const feature = t(`services.${featured}`);
  return (
    <Chapter>
      <div className={styles.top}>
        <div>
          <h2>{phrases(t('home.services.heading'))}</h2>
          <p className={styles.lead}>{prose(t('home.services.lead'))}</p>
        </div>
        <a className={styles.feature} href={href(entryPath('services', featured))}>
          <Picture
            of={entryPicture('services', featured)}
            nearBelow="xl"
            className={styles.picture}
          />
          <h3>
            {phrases(feature.name)}&nbsp;
            <Icon name="arrow" className={styles.arrow} />
          </h3>
          <p>{prose(feature.summary)}</p>
        </a>
      </div>
      <ServiceRows slugs={others} isStrip />
    </Chapter>
  );
}
