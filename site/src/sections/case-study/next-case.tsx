import textLink from '../../components/text-link/text-link.module.scss';
import { Split } from '../../components/split/split.tsx';
import { Title } from '../../components/title/title.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { caseStudySlugs, type CaseStudySlug } from '../../content/entries.ts';
import { entryPicture } from '../../content/page-pictures.ts';
import { entryPath } from '../../content/routes.ts';
import { translation } from '../../request/translation.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './next-case.module.scss';

const following = (slug: CaseStudySlug) =>
  caseStudySlugs[(caseStudySlugs.indexOf(slug) + 1) % caseStudySlugs.length] ?? caseStudySlugs[0];

/** A link to the next case in the list, or to the first after the last. */
export function NextCase({ slug }: { slug: CaseStudySlug }) {
  const { t, href } = translation();
  const next = following(slug);
  return (
    <a className={styles.next} href={href(entryPath('caseStudies', next))}>
      <Split
        form="half"
        picture={
          <Picture
            subject={next}
            of={entryPicture('caseStudies', next)}
            isNarrow
            className={styles.picture}
          />
        }
        words={
          <>
            <p>{t('interface.caseStudy.next')}</p>
            <h2>
              <Title text={t(`caseStudies.${next}.heading`)} />
            </h2>
            <span className={textLink.link}>
              {t('interface.caseStudy.readStory')} <Icon name="arrow" className={styles.arrow} />
            </span>
          </>
        }
      />
    </a>
  );
}
