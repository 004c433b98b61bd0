import type { ServiceSlug } from '../../content/entries.ts';
import { entryPath } from '../../content/routes.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Pictogram } from '../../components/pictogram/pictogram.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './service-rows.module.scss';

interface ServiceRowsProps {
  readonly slugs: readonly ServiceSlug[];
  /** Whether phones show them as a strip that is scrolled sideways: on pages with another subject. */
  readonly isStrip?: boolean;
}

/** Services as links, one to a row, each with its sign; highlighted when hovered or focused. */
export function ServiceRows({ slugs, isStrip = false }: ServiceRowsProps) {
  const { t, href } = translation();
  return (
    <ul className={classNames(styles.rows, isStrip && styles.strip)}>
      {slugs.map((slug, index) => (
        <li key={slug}>
          <a className={styles.row} href={href(entryPath('services', slug))}>
            <Pictogram name={slug} className={styles.pictogram} />
            <h3 data-step={`${index + 1}/${slugs.length}`}>
              {phrases(t(`services.${slug}.name`))}
            </h3>
            <p>{prose(t(`services.${slug}.summary`))}</p>
            <span className={styles.technologies}>
              {phrases(t(`home.services.technologies.${slug}`))}
            </span>
            <Icon name="arrow" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
