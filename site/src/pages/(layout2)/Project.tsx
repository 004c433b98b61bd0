import { ButtonLink } from '../../components/button/button.tsx';
import { requestFormId } from '@sunfield/shared/form-outcome';
import { pageLands } from '../../content/lands.ts';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { Note } from '../../sections/common/note.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { SampleDocuments } from '../../sections/documents/sample-documents.tsx';
import { Phases } from '../../sections/process/phases.tsx';
import { Roles } from '../../sections/process/roles.tsx';

export default function ProjectCoursePage({ path }: { path: string }) {
  const { t, href } = translation();
  const { meta, heading, lead, change, closing } = t('pages.project');
  return (
    <>
      <Metadata path={path} meta={meta} />
      <PageIntro heading={heading} lead={lead} land={pageLands.project} />
      <Phases />
      <SampleDocuments />
      <Note heading={closing.heading} text={closing.text}>
        <ButtonLink href={href(`/Pricing#${requestFormId}`)}>{closing.link}</ButtonLink>
      </Note>
      <Roles />
      <Note {...change} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
