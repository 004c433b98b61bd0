import { Chapter } from '../../components/chapter/chapter.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { pageLands } from '../../content/lands.ts';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { CheckList } from '../../sections/common/check-list.tsx';
import { Introduction } from '../../sections/common/introduction.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { Rates } from '../../sections/documents/rates.tsx';
import { SampleEstimate } from '../../sections/documents/sample-estimate.tsx';
import { EngagementModels } from '../../sections/pricing/engagement-models.tsx';
import { RequestSection } from '../../sections/request-form/request-section.tsx';

export default function PricingPage() {
  const { t } = translation();
  const { meta, heading, lead, included, estimate, contract, form } = t('pages.pricing');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro
        heading={heading}
        lead={lead}
        toForm={form.heading}
        land={pageLands.pricing}
        document={<Rates />}
      />
      <Introduction {...estimate} />
      <SampleEstimate />
      <Chapter heading={included.heading} form="beside">
        <CheckList items={included.items} />
      </Chapter>
      <EngagementModels />
      <Chapter heading={contract.heading} form="beside">
        <TitledList items={contract.items} form="columns" />
      </Chapter>
      <RequestSection heading={form.heading} lead={form.lead} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
