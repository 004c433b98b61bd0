import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { Note } from '../../sections/common/note.tsx';
import { ContactWays } from '../../sections/contact/contact-ways.tsx';
import { OfficesOnMap } from '../../sections/contact/offices-on-map.tsx';
import { RequestSection } from '../../sections/request-form/request-section.tsx';

export default function ContactPage() {
  const { t } = translation();
  const { meta, heading, lead, offices, clients } = t('pages.contact');
  return (
    <>
      <Metadata meta={meta} />
      <RequestSection heading={heading} lead={lead} isWholePage />
      <FirstScreenEnd />
      <ContactWays />
      <OfficesOnMap
        heading={offices.heading}
        words={{ 'head-office': offices.headOffice, branch: offices.branch }}
        map={offices.map}
      />
      <Note {...clients} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
