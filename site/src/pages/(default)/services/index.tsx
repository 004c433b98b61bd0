import { pageRamps } from '../../../content/ramps.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../request/metadata/metadata.tsx';
import { Note } from '../../../sections/common/note.tsx';
import { PageIntro } from '../../../sections/common/page-intro.tsx';
import { ServiceList } from '../../../sections/services/service-list.tsx';
import { Situations } from '../../../sections/services/situations.tsx';

export default function ServicesPage({ path }: { path: string }) {
  const { t } = translation();
  const { meta, heading, lead, together } = t('pages.services');
  return (
    <>
      <Metadata path={path} meta={meta} />
      <PageIntro heading={heading} lead={lead} ramp={pageRamps.services} />
      <ServiceList />
      <Situations />
      <Note {...together} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
