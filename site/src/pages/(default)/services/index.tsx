import { LandIcon } from '../../../components/land/land-icon.tsx';
import { serviceSlugs } from '../../../content/entries.ts';
import { pageLands } from '../../../content/lands.ts';
import { services } from '../../../content/services.ts';
import { getTrial } from '../../../content/navigation.ts';
import { TextLink } from '../../../components/text-link/text-link.tsx';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { Closing } from '../../../sections/common/closing.tsx';
import { Note } from '../../../sections/common/note.tsx';
import { PageIntro } from '../../../sections/common/page-intro.tsx';
import { ServiceList } from '../../../sections/services/service-list.tsx';
import { Situations } from '../../../sections/services/situations.tsx';

export default function ServicesPage() {
  const { t, href } = translation();
  const { meta, heading, lead, together, closing } = t('pages.services');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro heading={heading} lead={lead} land={pageLands.services}>
        {serviceSlugs.map((slug) => (
          <LandIcon key={slug} {...services[slug].landIcon} />
        ))}
      </PageIntro>
      <ServiceList />
      <Situations />
      <Note {...together} />
      <Closing {...closing} land={pageLands.services}>
        <TextLink href={href(getTrial.path)}>{t('interface.trial.heading')}</TextLink>
      </Closing>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
