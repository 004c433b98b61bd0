import { pageLands } from '../../content/lands.ts';
import { tech } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { Metadata } from '../../metadata/metadata.tsx';
import { Closing } from '../../sections/common/closing.tsx';
import { Introduction } from '../../sections/common/introduction.tsx';
import { Note } from '../../sections/common/note.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { TechnologyList } from '../../sections/technologies/technology-list.tsx';

export default function TechnologiesPage() {
  const { t, href } = translation();
  const { meta, heading, lead, together, choose, closing } = t('pages.techs');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro heading={heading} lead={lead} land={pageLands.techs} />
      <TechnologyList />
      <Introduction {...together} />
      <Note heading={choose.heading} text={choose.text}>
        <TextLink href={href(tech.path)}>{choose.link}</TextLink>
      </Note>
      <Closing {...closing} land={{ name: 'slope', ramp: 'dusk' }} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
