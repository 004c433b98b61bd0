import type { ProjectSlug } from '../../content/entries.ts';
import { projects } from '../../content/projects.ts';
import { entryPicture } from '../../content/page-pictures.ts';
import { entryPath } from '../../content/routes.ts';
import { Figure } from '../../components/figure/figure.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import { above, below } from '../../styles/media-queries.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './project-card.module.scss';

interface ProjectCardProps {
  readonly slug: ProjectSlug;
  /** In wide windows it has room for the whole scene. */
  readonly isWide?: boolean;
  /** Which one of how many it is, where phones show one at a time: `1/3`. */
  readonly step?: string;
}

/**
 * Where a card has room for the whole scene: one to a row, or wide beside a narrow one. Elsewhere it shows
 * the small composition, whose words can be read. As in the style sheet.
 */
const rowOfOne = `${above('sm')} and ${below('md')}`;
const besideNarrow = `${rowOfOne}, ${above('lg')}`;

/** A project in a list: its scene, the kind of work as the form calls it, its name, for whom it was made, its fact. */
export function ProjectCard({ slug, isWide = false, step }: ProjectCardProps) {
  const { t, href } = translation();
  const { interest } = projects[slug];
  const { fact } = t(`projects.${slug}.interface`);
  return (
    <a className={styles.card} href={href(entryPath('projects', slug))}>
      <Picture
        subject={slug}
        of={entryPicture('projects', slug)}
        wideOn={isWide ? besideNarrow : rowOfOne}
        nearBelow={isWide ? 'xxl' : undefined}
        className={classNames(styles.scene, isWide && styles.wide)}
      />
      <p className={styles.interest}>{t(`form.interests.${interest}`)}</p>
      <h3 data-step={step}>
        {phrases(t(`projects.${slug}.name`))} <Icon name="arrow" className={styles.arrow} />
      </h3>
      <p>{t(`projects.${slug}.kind`)}</p>
      <p className={styles.fact}>
        <strong>
          <Figure text={fact.value} />
        </strong>
        <span>{phrases(fact.label)}</span>
      </p>
    </a>
  );
}
