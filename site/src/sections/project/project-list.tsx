import { projectSlugs } from '../../content/entries.ts';
import { translation } from '../../i18n/translation.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-list.module.scss';

/** All projects, wide and narrow by turns. */
export function ProjectList() {
  const { t } = translation();
  return (
    <section className={styles.list}>
      <h2>{t('pages.projects.list.heading')}</h2>
      <ul>
        {projectSlugs.map((slug) => (
          <li key={slug}>
            <ProjectCard slug={slug} />
          </li>
        ))}
      </ul>
    </section>
  );
}
