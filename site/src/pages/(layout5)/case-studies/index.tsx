import { pageLands } from '../../../content/lands.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { CaseStudyList } from '../../../sections/case-study/case-study-list.tsx';
import { Closing } from '../../../sections/common/closing.tsx';
import { Note } from '../../../sections/common/note.tsx';
import { PageIntro } from '../../../sections/common/page-intro.tsx';

export default function CaseStudiesPage() {
  const { t } = translation();
  const { meta, heading, lead, reading, closing } = t('pages.case-studies');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro heading={heading} lead={lead} />
      <CaseStudyList />
      <Note {...reading} />
      <Closing {...closing} land={pageLands['case-studies']} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
