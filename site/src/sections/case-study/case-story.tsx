import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { parts } from './parts.tsx';
import styles from './case-story.module.scss';

/** The parts of a case study, in the order of `story` in content/case-studies.ts. */
export function CaseStory({ slug }: { slug: CaseStudySlug }) {
  return (
    <div className={styles.telling}>
      {caseStudies[slug].story.map((part) => {
        const Part = parts[part];
        return <Part key={part} slug={slug} />;
      })}
    </div>
  );
}
