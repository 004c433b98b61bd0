import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { Prose, Story } from '../common/story.tsx';
import introduction from '../common/introduction.module.scss';
import points from '../common/points.module.scss';
import styles from './need.module.scss';

interface NeedProps {
  readonly slug: CaseStudySlug;
  /** Its first sentence as large as the page, or beside the rest on the ground of the case. */
  readonly form?: 'stated' | 'ground';
}

/** What the client needed. */
export function Need({ slug, form }: NeedProps) {
  const { t } = translation();
  const heading = t('interface.caseStudy.need');
  const { lead, paragraphs } = t(`caseStudies.${slug}.need`);
  if (!form)
    return (
      <Story heading={heading}>
        <Prose lead={lead} paragraphs={paragraphs} />
      </Story>
    );
  const isGround = form === 'ground';
  return (
    <section
      className={isGround ? classNames(styles.ground, `ramp-${caseStudies[slug].ramp}`) : undefined}
    >
      <div className={styles.inner}>
        <div className={points.statements}>
          <h2>{phrases(heading)}</h2>
          <p className={styles.lead}>{phrases(lead)}</p>
        </div>
        <div className={introduction.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
