import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { Policy } from '../../sections/policy/policy.tsx';

export default function PrivacyPolicyPage() {
  const { t } = translation();
  const { meta, heading, lead } = t('pages.privacy-policy');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro heading={heading} lead={lead} />
      <Policy />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
