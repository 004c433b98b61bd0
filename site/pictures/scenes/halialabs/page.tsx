import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { panelScene } from '../panel-scene.tsx';
import { DocumentPage } from './document.tsx';
import { wordsIn } from '../words.ts';
import type english from './page.en.json';

type PageWords = typeof english;

function Viewer({ x, y, words }: { x: number; y: number; words: PageWords }) {
  return (
    <Panel x={x} y={y} width={560} height={520} radius={18} lift={80} fill="#3b2136">
      <Text x={28} y={40} size={15} weight="bold" tone="white">
        {words.title}
      </Text>
      <Text x={28} y={60} size={12} fill="#dabdca">
        {words.page}
      </Text>
      <Chip x={392} y={26} width={140} colour="sun">
        {words.until}
      </Chip>
      <DocumentPage x={132} y={86} title={words.title} watermark="m.keller@bank.example" />
    </Panel>
  );
}

function ReaderCard({ x, y, words }: { x: number; y: number; words: PageWords }) {
  return (
    <Panel x={x} y={y} width={272} height={86} lift={56}>
      <rect x="18" y="20" width="46" height="46" rx="14" fill="#efdfe1" />
      <Glyph name="eye" x={28} y={30} size={26} colour="#5e395a" />
      <Text x={80} y={39} size={14} weight="bold">
        {words.reader}
      </Text>
      <Text x={80} y={58} size={12} tone="muted">
        {words.readerDetail}
      </Text>
    </Panel>
  );
}

/** A page with its reader's name across it. */
export const halialabsPage = panelScene<PageWords>(
  wordsIn(import.meta.glob('./page.*.json', { eager: true, import: 'default' })),
  'iris',
  Viewer,
  { wide: { x: 90, y: 44 }, small: { x: -100, y: -72 } },
  { Draw: ReaderCard, wide: { x: 488, y: 396 }, small: { x: 66, y: 276 } },
);
