import { technologySlugs, type TechnologySlug } from '../../content/entries.ts';
import { entryPath } from '../../content/routes.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './other-technologies.module.scss';

/** The ways to the other two technologies. */
export function OtherTechnologies({ slug }: { slug: TechnologySlug }) {
  const { t, href } = translation();
  return (
    <nav className={styles.others} aria-labelledby="other-technologies">
      <h2 id="other-technologies">{phrases(t('interface.technology.other'))}</h2>
      <ul>
        {technologySlugs
          .filter((other) => other !== slug)
          .map((other) => (
            <li key={other}>
              <a href={href(entryPath('technologies', other))}>
                <b>{phrases(t(`technologies.${other}.name`))}</b>
                <span>{t(`technologies.${other}.summary`)}</span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
