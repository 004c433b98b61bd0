import { Chapter } from '../../../components/chapter/chapter.tsx';
import { TitledList } from '../../../components/titled-list/titled-list.tsx';
import { pageLands } from '../../../content/lands.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { Closing } from '../../../sections/common/closing.tsx';
import { Note } from '../../../sections/common/note.tsx';
import { PageIntro } from '../../../sections/common/page-intro.tsx';

export default function TechPage() {
  const { t } = translation();
  const { meta, heading, lead, rules, record, stacks, closing } = t('pages.tech');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro heading={heading} lead={lead} land={pageLands.tech} />
      <Chapter heading={rules.heading} form="beside">
        <TitledList items={rules.items} form="columns" />
      </Chapter>
      <Note {...record} />
      <Chapter heading={stacks.heading} form="beside">
        <TitledList items={stacks.items} form="rows" />
      </Chapter>
      <Closing {...closing} land={{ name: 'slope', ramp: 'lagoon' }} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
