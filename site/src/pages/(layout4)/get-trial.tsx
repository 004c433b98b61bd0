import { pageLands } from '../../content/lands.ts';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { Note } from '../../sections/common/note.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { Process } from '../../sections/common/process.tsx';
import { Agreement } from '../../sections/documents/agreement.tsx';
import { RequestSection } from '../../sections/request-form/request-section.tsx';

export default function GetTrialPage() {
  const { t } = translation();
  const { meta, heading, lead, offer, days, fit, form } = t('pages.get-trial');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro
        heading={heading}
        lead={lead}
        toForm={form.heading}
        land={pageLands['get-trial']}
        document={<Agreement {...offer} />}
      />
      <Process
        heading={days.heading}
        steps={days.items}
        ramp={pageLands['get-trial'].ramp}
        delivered={['phone', 'key', 'code', 'check']}
      />
      <Note {...fit} />
      <RequestSection {...form} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
