import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { Process } from '../../sections/common/process.tsx';
import { AnnotatedSketch } from '../../sections/documents/annotated-sketch.tsx';
import { RequestSection } from '../../sections/request-form/request-section.tsx';

export default function GetInTouchPage() {
  const { t } = translation();
  const { meta, heading, lead, useful, after } = t('pages.get-in-touch');
  return (
    <>
      <Metadata meta={meta} />
      <RequestSection heading={heading} lead={lead} isWholePage />
      <FirstScreenEnd />
      <Process
        heading={after.heading}
        steps={after.items}
        ramp="apricot"
        delivered={['check', 'document', 'code']}
      />
      <AnnotatedSketch {...useful} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
