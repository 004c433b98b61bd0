import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { Title } from '../../components/title/title.tsx';
import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { entryPicture } from '../../content/page-pictures.ts';
import { prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './case-hero.module.scss';

/** The case in one line, and its scene over the whole width. */
export function CaseHero({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  const { heading, lead, hero } = t(`caseStudies.${slug}`);
  const { composition } = caseStudies[slug];
  return (
    <section className={styles.hero}>
      <div className={styles.intro}>
        <h1>
          <Title text={heading} />
        </h1>
        <p>{prose(lead)}</p>
      </div>
      <Picture
        subject={slug}
        of={entryPicture('caseStudies', slug)}
        alt={hero.alt}
        isPriority
        mediumBelow="xl"
        className={classNames(styles.picture, composition === 'wide' && styles.wide)}
      />
      <FirstScreenEnd />
    </section>
  );
}
