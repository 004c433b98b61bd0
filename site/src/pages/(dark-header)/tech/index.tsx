import { pageLands } from '../../../content/lands.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { Closing } from '../../../sections/common/closing.tsx';
import { Note } from '../../../sections/common/note.tsx';
import { PageIntro } from '../../../sections/common/page-intro.tsx';
import { Story } from '../../../sections/common/story.tsx';
import { TitledGrid } from '../../../sections/common/titled-grid.tsx';
import { TitledRows } from '../../../sections/common/titled-rows.tsx';

export default function TechPage({ path }: { path: string }) {
  const { t, href } = translation();
  const { meta, heading, lead, rules, record, stacks, closing } = t('pages.tech');
  return (
    <>
      <Metadata path={path} meta={meta} />
      <PageIntro heading={heading} lead={lead} land={pageLands.tech} />
      <TitledGrid {...rules} />
      <Note {...record} />
      <Story heading={stacks.heading}>
        <TitledRows items={stacks.items} />
      </Story>
      <Closing {...closing} ramp="lagoon" href={href('/get-in-touch')} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
