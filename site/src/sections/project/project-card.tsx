import type { ProjectSlug } from '../../content/entries.ts';
import { projects } from '../../content/projects.ts';
import { translation } from '../../i18n/translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { above, below } from '../../lib/media-queries.ts';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import styles from './project-card.module.scss';

interface ProjectCardProps {
  readonly slug: ProjectSlug;
  /** In wide windows it has room for the whole scene. */
  readonly isWide?: boolean;
}

/**
 * Where a card has room for the whole scene: one to a row, or wide beside a narrow one. Elsewhere it shows
 * the small composition, whose words can be read. As in the style sheet.
 */
const rowOfOne = `${above('sm')} and ${below('md')}`;
const besideNarrow = `${rowOfOne}, ${above('lg')}`;

/** A project in a list: its scene, the kind of work as the form calls it, its name and for whom it was made. */
export function ProjectCard({ slug, isWide = false }: ProjectCardProps) {
  const { t, href } = translation();
  const { scene, ramp, interest } = projects[slug];
  return (
    <a className={styles.card} href={href(`/projects/${slug}`)}>
      <SceneFrame
        name={scene}
        ramp={ramp}
        wideOn={isWide ? besideNarrow : rowOfOne}
        className={classNames(styles.scene, isWide && styles.wide)}
      />
      <p className={styles.interest}>{t(`form.interests.${interest}`)}</p>
      <h3>{t(`projects.${slug}.name`)}</h3>
      <p>{t(`projects.${slug}.kind`)}</p>
    </a>
  );
}
