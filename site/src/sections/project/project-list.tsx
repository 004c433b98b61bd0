import { Chapter } from '../../components/chapter/chapter.tsx';
import { projectSlugs } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-list.module.scss';

/** Every first and fourth of four stands in the wide column. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

/** All projects, wide and narrow by turns. */
export function ProjectList() {
  const { t } = translation();
  return (
    <Chapter heading={t('pages.projects.list.heading')} isWide>
      <ul className={styles.list}>
        {projectSlugs.map((slug, index) => (
          <li key={slug}>
            <ProjectCard slug={slug} isWide={isWide(index)} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
