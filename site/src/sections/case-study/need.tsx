import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { translation } from '../../request/translation.ts';
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
      <Chapter heading={heading} form="beside">
        <Prose lead={lead} paragraphs={paragraphs} />
      </Chapter>
    );
  const isGround = form === 'ground';
  return (
    <Chapter
      heading={heading}
      form="label"
      ground={isGround ? 'land' : undefined}
      ramp={isGround ? caseStudies[slug].ramp : undefined}
      className={isGround ? styles.ground : undefined}
    >
      <p className={styles.lead}>{phrases(lead)}</p>
      <Prose paragraphs={paragraphs} form={isGround ? undefined : 'columns'} />
    </Chapter>
  );
}
