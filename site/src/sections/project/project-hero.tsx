import { classNames } from '../../components/class-names.ts';
import { prose } from '../../components/phrases/phrases.tsx';
import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { Title } from '../../components/title/title.tsx';
import type { ProjectSlug } from '../../content/entries.ts';
import { entryPicture } from '../../content/page-pictures.ts';
import { projects } from '../../content/projects.ts';
import { translation } from '../../request/translation.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './project-hero.module.scss';

/** The project's scene, and what it is. */
export function ProjectHero({ slug }: { slug: ProjectSlug }) {
  const { t } = translation();
  const { kind, heading, lead, scene } = t(`projects.${slug}`);
  const { beginning, interest, ramp } = projects[slug];
  return (
    <section className={classNames(styles.hero, styles[beginning], `ramp-${ramp}`)}>
      <Picture
        subject={slug}
        of={entryPicture('projects', slug)}
        alt={scene.alt}
        isPriority
        nearBelow="xxl"
        className={styles.scene}
      />
      <div className={styles.words}>
        <p className={styles.kind}>
          <b>{t(`form.interests.${interest}`)}</b> {kind}
        </p>
        <h1>
          <Title text={heading} />
        </h1>
        <p className={styles.lead}>{prose(lead)}</p>
      </div>
      <FirstScreenEnd />
    </section>
  );
}
