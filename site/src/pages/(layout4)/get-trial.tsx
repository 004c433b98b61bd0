import { translation } from '../../i18n/translation.ts';
import { Metadata } from '../../lib/metadata/metadata.tsx';
import { Note } from '../../sections/common/note.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { Process } from '../../sections/common/process.tsx';
import { TitledGrid } from '../../sections/common/titled-grid.tsx';
import { RequestSection } from '../../sections/request-form/request-section.tsx';

export default function GetTrialPage({ path, query }: { path: string; query: string }) {
  const { t } = translation();
  const { meta, heading, lead, offer, days, fit, form } = t('pages.get-trial');
  return (
    <>
      <Metadata path={path} meta={meta} />
      <PageIntro heading={heading} lead={lead} ramp="moss" />
      <TitledGrid {...offer} />
      <Process heading={days.heading} steps={days.items} ramp="moss" />
      <Note {...fit} />
      <RequestSection path={path} query={query} {...form} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
