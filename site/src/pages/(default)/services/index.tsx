import { translation } from '../../../i18n/translation.ts';
import { Metadata } from '../../../lib/metadata/metadata.tsx';
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
      <PageIntro heading={heading} lead={lead} ramp="dawn" />
      <ServiceList />
      <Situations />
      <Note {...together} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
