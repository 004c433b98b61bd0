import type { ServiceSlug } from '../../content/entries.ts';
import { Icon } from '../../drawings/icon/icon.tsx';
import { Pictogram } from '../../drawings/pictograms/pictogram.tsx';
import { translation } from '../../i18n/translation.ts';
import styles from './service-rows.module.scss';

/** Services as rows that catch the light. */
export function ServiceRows({ slugs }: { slugs: readonly ServiceSlug[] }) {
  const { t, href } = translation();
  return (
    <ul className={styles.rows}>
      {slugs.map((slug) => (
        <li key={slug}>
          <a className={styles.row} href={href(`/services/${slug}`)}>
            <Pictogram name={slug} className={styles.pictogram} />
            <h3>{t(`services.${slug}.name`)}</h3>
            <p>{t(`services.${slug}.summary`)}</p>
            <span className={styles.technologies}>{t(`home.services.technologies.${slug}`)}</span>
            <Icon name="arrow" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
