import { TextLink } from '../../../components/text-link/text-link.tsx';
import { pageLands } from '../../../content/lands.ts';
import { caseStudiesLink } from '../../../content/navigation.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { Closing } from '../../../sections/common/closing.tsx';
import { Note } from '../../../sections/common/note.tsx';
import { PageIntro } from '../../../sections/common/page-intro.tsx';
import { ProjectList } from '../../../sections/project/project-list.tsx';

export default function ProjectsPage() {
  const { t, href } = translation();
  const { meta, heading, lead, caseStudies, closing } = t('pages.projects');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro heading={heading} lead={lead} />
      <ProjectList />
      <Note heading={caseStudies.heading} text={caseStudies.text}>
        <TextLink href={href(caseStudiesLink.path)}>{caseStudies.link}</TextLink>
      </Note>
      <Closing {...closing} land={pageLands.projects} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
