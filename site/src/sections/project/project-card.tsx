import type { ProjectSlug } from '../../content/entries.ts';
import { projects } from '../../content/projects.ts';
import { translation } from '../../i18n/translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import styles from './project-card.module.scss';

interface ProjectCardProps {
  readonly slug: ProjectSlug;
  /** Too narrow for the whole scene: it shows the small composition, whose words can be read. */
  readonly isSmall?: boolean;
}

/** A project in a list: its scene, the kind of work as the form calls it, its name and for whom it was made. */
export function ProjectCard({ slug, isSmall = false }: ProjectCardProps) {
  const { t, href } = translation();
  const { scene, ramp, interest } = projects[slug];
  return (
    <a className={styles.card} href={href(`/projects/${slug}`)}>
      <SceneFrame
        name={scene}
        ramp={ramp}
        isSmall={isSmall}
        className={classNames(styles.scene, isSmall && styles.small)}
      />
      <p className={styles.interest}>{t(`form.interests.${interest}`)}</p>
      <h3>{t(`projects.${slug}.name`)}</h3>
      <p>{t(`projects.${slug}.kind`)}</p>
    </a>
  );
}
