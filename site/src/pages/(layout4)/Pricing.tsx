import { pageLands } from '../../content/lands.ts';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { CheckList } from '../../sections/common/check-list.tsx';
import { Introduction } from '../../sections/common/introduction.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { TitledItems } from '../../sections/common/titled-grid.tsx';
import { SampleEstimate } from '../../sections/documents/sample-estimate.tsx';
import { Story } from '../../sections/common/story.tsx';
import { EngagementModels } from '../../sections/pricing/engagement-models.tsx';
import { Rates } from '../../sections/pricing/rates.tsx';
import { RequestSection } from '../../sections/request-form/request-section.tsx';

export default function PricingPage({ path, query }: { path: string; query: string }) {
  const { t } = translation();
  const { meta, heading, lead, included, estimate, contract, form } = t('pages.pricing');
  return (
    <>
      <Metadata path={path} meta={meta} />
      <PageIntro heading={heading} lead={lead} land={pageLands.pricing} />
      <EngagementModels />
      <Rates />
      <Story heading={included.heading}>
        <CheckList items={included.items} />
      </Story>
      <Introduction {...estimate} />
      <SampleEstimate />
      <Story heading={contract.heading}>
        <TitledItems items={contract.items} />
      </Story>
      <RequestSection path={path} query={query} heading={form.heading} lead={form.lead} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
