import { Chapter } from '../../components/chapter/chapter.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { projectsLink } from '../../content/navigation.ts';
import { projectSlugs, type ProjectSlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './latest-projects.module.scss';

/** The three that follow this one in the list, which begins anew at its end. */
const followers = (slug: ProjectSlug) => {
  const start = projectSlugs.indexOf(slug) + 1;
  return [...projectSlugs, ...projectSlugs].slice(start, start + 3);
};

/** Links to three more projects, and to all. */
export function LatestProjects({ slug }: { slug: ProjectSlug }) {
  const { t, href } = translation();
  return (
    <Chapter
      heading={t('interface.project.latest')}
      isWide
      aside={<TextLink href={href(projectsLink.path)}>{t('interface.project.viewAll')}</TextLink>}
    >
      <ul className={styles.latest}>
        {followers(slug).map((follower, index, { length }) => (
          <li key={follower}>
            <ProjectCard slug={follower} step={`${index + 1}/${length}`} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
