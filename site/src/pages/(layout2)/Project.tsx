import { pageLands } from '../../content/lands.ts';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { Closing } from '../../sections/common/closing.tsx';
import { Note } from '../../sections/common/note.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { SampleDocuments } from '../../sections/documents/sample-documents.tsx';
import { Phases } from '../../sections/process/phases.tsx';
import { Roles } from '../../sections/process/roles.tsx';

export default function ProjectCoursePage() {
  const { t } = translation();
  const { meta, heading, lead, change, closing } = t('pages.project');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro heading={heading} lead={lead} />
      <Roles />
      <Phases />
      <SampleDocuments />
      <Note {...change} />
      <Closing {...closing} land={pageLands.project} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
