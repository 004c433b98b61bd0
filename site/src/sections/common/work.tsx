import type { ReactNode } from 'react';
import type { Picture as PictureOf } from '../../../pictures/picture.ts';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { entryPicture } from '../../content/page-pictures.ts';
import { entryPath } from '../../content/routes.ts';
import { Figure } from '../../components/figure/figure.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './work.module.scss';

interface WorkProps {
  readonly slug: CaseStudySlug;
  /** Another than its hero. */
  readonly picture?: PictureOf;
  /** What lies over the picture where the page is wide. */
  readonly over?: ReactNode;
  /** Which one of how many it is, where phones show one at a time: `1/4`. */
  readonly step?: string;
}

/** Up to which windows a composition has too little room for the whole scene; as in the style sheet. */
const nearBelow = { left: 'xxl', over: 'xl', right: 'xxl', wide: undefined } as const;

/** One case study as a story: its scene, what it was, and the figure that stays in mind. */
export function Work({ slug, picture = entryPicture('caseStudies', slug), over, step }: WorkProps) {
  const { t, href } = translation();
  const { kind, card } = t(`caseStudies.${slug}`);
  const { composition } = caseStudies[slug];
  return (
    <article className={classNames(styles.work, styles[composition])}>
      <Picture
        subject={slug}
        of={picture}
        nearBelow={nearBelow[composition]}
        mediumBelow="xl"
        className={styles.picture}
      />
      {over && <div className={styles.overPicture}>{over}</div>}
      <div className={styles.title}>
        <p className={styles.kind}>{phrases(kind)}</p>
        <h3 data-step={step}>{phrases(card.title)}</h3>
      </div>
      <div className={styles.story}>
        <p>{prose(card.text)}</p>
        <TextLink href={href(entryPath('caseStudies', slug))} className={styles.link}>
          {card.link}
        </TextLink>
      </div>
      <p className={styles.figure}>
        <strong>
          <Figure text={card.figure.value} />
        </strong>
        <span>{phrases(card.figure.label)}</span>
      </p>
    </article>
  );
}
