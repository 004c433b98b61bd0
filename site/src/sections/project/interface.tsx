import { Chapter } from '../../components/chapter/chapter.tsx';
import type { ProjectSlug } from '../../content/entries.ts';
import { projectScreens } from '../../content/projects.ts';
import { Figure } from '../../components/figure/figure.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { above } from '../../styles/media-queries.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './interface.module.scss';

/** How the product meets its users: the thought, two of its screens, and the fact that stays in mind. */
export function Interface({ slug }: { slug: ProjectSlug }) {
  const { t } = translation();
  const { heading, paragraphs, points, fact } = t(`projects.${slug}.interface`);
  const screens = projectScreens(slug);
  return (
    <Chapter
      heading={heading}
      label={t('interface.project.interface')}
      ground="white"
      className={styles.interface}
    >
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{prose(paragraph)}</p>
        ))}
      </div>
      {screens.map((screen, index) => {
        const point = points[index];
        return (
          point && (
            <figure key={point.title}>
              <Picture
                of={screen}
                wideOn={index === 0 ? above('lg') : undefined}
                className={styles.screen}
              />
              <figcaption>
                <h3>{phrases(point.title)}</h3>
                <p>{prose(point.text)}</p>
              </figcaption>
            </figure>
          )
        );
      })}
      <p className={styles.fact}>
        <strong>
          <Figure text={fact.value} />
        </strong>
        <span>{phrases(fact.label)}</span>
      </p>
      {points.slice(screens.length).map(({ title, text }) => (
        <div key={title} className={styles.point}>
          <h3>{phrases(title)}</h3>
          <p>{prose(text)}</p>
        </div>
      ))}
    </Chapter>
  );
}
