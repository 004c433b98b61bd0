import { ButtonLink } from '../../../components/button/button.tsx';
import { requestFormId } from '@sunfield/shared/form-outcome';
import { translation } from '../../../i18n/translation.ts';
import { Metadata } from '../../../lib/metadata/metadata.tsx';
import { Note } from '../../../sections/common/note.tsx';
import { PageIntro } from '../../../sections/common/page-intro.tsx';
import { ServiceList } from '../../../sections/services/service-list.tsx';
import { Situations } from '../../../sections/services/situations.tsx';

export default function ServicesPage({ path }: { path: string }) {
  const { t, href } = translation();
  const { meta, heading, lead, together, closing } = t('pages.services');
  return (
    <>
      <Metadata path={path} meta={meta} />
      <PageIntro heading={heading} lead={lead} ramp="dawn" />
      <ServiceList />
      <Situations />
      <Note {...together} />
      <Note heading={closing.heading} text={closing.text}>
        <ButtonLink href={href(`/contact#${requestFormId}`)}>{closing.link}</ButtonLink>
      </Note>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
