import { technologySlugs, type TechnologySlug } from '../../content/entries.ts';
import { Icon } from '../../drawings/icon/icon.tsx';
import { translation } from '../../i18n/translation.ts';
import styles from './other-technologies.module.scss';

/** The ways to the other two technologies. */
export function OtherTechnologies({ slug }: { slug: TechnologySlug }) {
  const { t, href } = translation();
  return (
    <nav className={styles.others} aria-labelledby="other-technologies">
      <h2 id="other-technologies">{t('interface.technology.other')}</h2>
      <ul>
        {technologySlugs
          .filter((other) => other !== slug)
          .map((other) => (
            <li key={other}>
              <a href={href(`/tech/${other}`)}>
                <b>{t(`technologies.${other}.name`)}</b>
                <span>{t(`technologies.${other}.summary`)}</span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
