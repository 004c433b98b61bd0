import type { ProjectSlug } from '../../content/entries.ts';
import { projects } from '../../content/projects.ts';
import { translation } from '../../i18n/translation.ts';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import styles from './project-card.module.scss';

/** A project in a list: its scene, its name and for whom it was made. */
export function ProjectCard({ slug }: { slug: ProjectSlug }) {
  const { t, href } = translation();
  const { scene, ramp } = projects[slug];
  return (
    <a className={styles.card} href={href(`/projects/${slug}`)}>
      <SceneFrame name={scene} ramp={ramp} className={styles.scene} />
      <h3>{t(`projects.${slug}.name`)}</h3>
      <p>{t(`projects.${slug}.kind`)}</p>
    </a>
  );
}
