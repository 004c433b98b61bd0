import { Chapter } from '../../components/chapter/chapter.tsx';
import { caseStudySlugs } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import { Work } from '../common/work.tsx';

/** All case studies, each in a composition of its own. */
export function CaseStudyList() {
  const { t } = translation();
  return (
    <Chapter heading={t('pages.case-studies.list.heading')}>
      {caseStudySlugs.map((slug) => (
        <Work key={slug} slug={slug} />
      ))}
    </Chapter>
  );
}
