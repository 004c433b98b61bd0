import { requestFormId } from '@sunfield/shared/form-outcome';
import { ButtonLink } from '../../components/button/button.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { submitRequest } from '../../content/navigation.ts';
import { projectSlugs } from '../../content/entries.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-list.module.scss';

/** Every first and fourth of four stands in the wide column. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

/** All projects, wide and narrow by turns; the last cell is a link to the form. */
export function ProjectList() {
  const { t, href } = translation();
  const { heading, text, link } = t('pages.projects.closing');
  return (
    <Chapter heading={t('pages.projects.list.heading')}>
      <ul className={styles.list}>
        {projectSlugs.map((slug, index) => (
          <li key={slug}>
            <ProjectCard slug={slug} isWide={isWide(index)} />
          </li>
        ))}
        <li className={styles.free}>
          <div>
            <h3>{phrases(heading)}</h3>
            <p>{prose(text)}</p>
          </div>
          <ButtonLink href={href(`${submitRequest.path}#${requestFormId}`)}>{link}</ButtonLink>
        </li>
      </ul>
    </Chapter>
  );
}
