import { TextLink } from '../../../components/text-link/text-link.tsx';
import { isEntry, serviceSlugs, type ServiceSlug } from '../../../content/entries.ts';
import { getTrial } from '../../../content/navigation.ts';
import { services } from '../../../content/services.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { withPageHooks } from '../../../request/page-hooks.ts';
import { Closing } from '../../../sections/common/closing.tsx';
import { Introduction } from '../../../sections/common/introduction.tsx';
import { Offers } from '../../../sections/service/offers.tsx';
import { OtherServices } from '../../../sections/service/other-services.tsx';
import { Deliverables } from '../../../sections/service/deliverables.tsx';
import { Process } from '../../../sections/common/process.tsx';
import { Proof } from '../../../sections/service/proof.tsx';
import { Questions } from '../../../sections/service/questions.tsx';
import { ServiceHero } from '../../../sections/service/service-hero.tsx';

function ServicePage({ slug }: { slug: ServiceSlug }) {
  const { t, href } = translation();
  const words = t(`services.${slug}`);
  return (
    <>
      <Metadata meta={words.meta} />
      <ServiceHero slug={slug} />
      <Introduction {...words.introduction} />
      <Offers slug={slug} />
      <Process {...words.process} ramp={services[slug].ramp} delivered={services[slug].delivered} />
      <Deliverables deliverables={words.deliverables} technologies={words.technologies} />
      <Proof slug={slug} />
      <Questions {...words.questions} />
      <OtherServices slug={slug} />
      <Closing
        heading={words.ask}
        text={t('interface.trial.text')}
        land={{ name: 'terraces', ramp: services[slug].ramp }}
      >
        <TextLink href={href(getTrial.path)}>{t('interface.trial.heading')}</TextLink>
      </Closing>
    </>
  );
}

export default withPageHooks({ validate: ({ slug }) => isEntry(serviceSlugs, slug) }, ServicePage);

export const getConfig = () => ({ render: 'dynamic' }) as const;
