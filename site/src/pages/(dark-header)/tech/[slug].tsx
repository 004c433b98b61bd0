import { Chapter } from '../../../components/chapter/chapter.tsx';
import { TitledList } from '../../../components/titled-list/titled-list.tsx';
import { isEntry, technologySlugs, type TechnologySlug } from '../../../content/entries.ts';
import { technologies } from '../../../content/technologies.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { withPageHooks } from '../../../request/page-hooks.ts';
import { Closing } from '../../../sections/common/closing.tsx';
import { Introduction } from '../../../sections/common/introduction.tsx';
import { OtherTechnologies } from '../../../sections/technology/other-technologies.tsx';
import { Layers } from '../../../sections/technology/layers.tsx';
import { TechnologyHero } from '../../../sections/technology/technology-hero.tsx';

function TechnologyPage({ slug }: { slug: TechnologySlug }) {
  const { t } = translation();
  const words = t(`technologies.${slug}`);
  const { ramp } = technologies[slug];
  return (
    <>
      <Metadata meta={words.meta} />
      <TechnologyHero slug={slug} />
      <Introduction {...words.introduction} />
      <Layers {...words.layers} ramp={ramp} />
      <Chapter heading={words.practice.heading} form="beside">
        <TitledList items={words.practice.items} form="columns" />
      </Chapter>
      <Closing {...words.closing} land={{ name: 'slope', ramp }} />
      <OtherTechnologies slug={slug} />
    </>
  );
}

export default withPageHooks(
  { validate: ({ slug }) => isEntry(technologySlugs, slug) },
  TechnologyPage,
);

export const getConfig = () => ({ render: 'dynamic' }) as const;
