import { TextLink } from '../../../components/text-link/text-link.tsx';
import { translation } from '../../../i18n/translation.ts';
import { Metadata } from '../../../lib/metadata/metadata.tsx';
import { Note } from '../../../sections/common/note.tsx';
import { PageIntro } from '../../../sections/common/page-intro.tsx';
import { ProjectList } from '../../../sections/project/project-list.tsx';

export default function ProjectsPage({ path }: { path: string }) {
  const { t, href } = translation();
  const { meta, heading, lead, caseStudies } = t('pages.projects');
  return (
    <>
      <Metadata path={path} meta={meta} />
      <PageIntro heading={heading} lead={lead} ramp="lagoon" />
      <ProjectList />
      <Note heading={caseStudies.heading} text={caseStudies.text}>
        <TextLink href={href('/case-studies')}>{caseStudies.link}</TextLink>
      </Note>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
