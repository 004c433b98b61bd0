import { Avatar, Chip } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { panelScene } from '../panel-scene.tsx';
import type { ClothName, GarmentName } from './garment.tsx';
import { Tile } from './tile.tsx';
import { wordsIn } from '../words.ts';
import type english from './studio.en.json';

type StudioWords = typeof english;

const outfits: { ground: string; pieces: [GarmentName, ClothName][] }[] = [
  {
    ground: '#f3ddcf',
    pieces: [
      ['coat', 'clay'],
      ['trousers', 'pine'],
      ['tee', 'cotton'],
      ['shoe', 'straw'],
    ],
  },
  {
    ground: '#dce5df',
    pieces: [
      ['dress', 'pine'],
      ['coat', 'cotton'],
      ['bag', 'wine'],
      ['shoe', 'clay'],
    ],
  },
  {
    ground: '#f6e7c8',
    pieces: [
      ['tee', 'wine'],
      ['trousers', 'straw'],
      ['coat', 'pine'],
      ['bag', 'clay'],
    ],
  },
];

function Board({ x, y, words }: { x: number; y: number; words: StudioWords }) {
  return (
    <Panel x={x} y={y} width={700} height={448} radius={18} lift={80}>
      <Text x={28} y={46} size={20} weight="bold">
        {words.board}
      </Text>
      <Avatar x={43} y={76} colour="#e6d3ce">
        {words.initials}
      </Avatar>
      <Text x={68} y={81} size={12.5} tone="muted">
        {words.stylist}
      </Text>
      <Chip x={524} y={30} width={148} colour="teal">
        {words.live}
      </Chip>
      <Rule d="M28 106H672" />
      {outfits.map(({ ground, pieces }, index) => (
        <g key={ground} transform={`translate(${28 + index * 222} 126)`}>
          {pieces.map(([garment, cloth], piece) => (
            <Tile
              key={garment}
              x={(piece % 2) * 102}
              y={Math.floor(piece / 2) * 102}
              width={96}
              height={96}
              ground={ground}
              garment={garment}
              cloth={cloth}
            />
          ))}
          <Text x={2} y={230} size={14.5} weight="bold">
            {words.outfits[index]?.name}
          </Text>
          <Text x={2} y={251} size={12} tone="muted">
            {words.outfits[index]?.note}
          </Text>
          <Text x={2} y={276} size={12} weight="medium" tone="ember">
            {words.outfits[index]?.rule}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

/** The first outfit alone. */
function BoardSmall({ x, y, words }: { x: number; y: number; words: StudioWords }) {
  const [drawn, written] = [outfits[0], words.outfits[0]];
  return (
    <Panel x={x} y={y} width={320} height={338} radius={18} lift={50}>
      <Text x={24} y={42} size={18} weight="bold">
        {words.board}
      </Text>
      {drawn?.pieces.map(([garment, cloth], piece) => (
        <Tile
          key={garment}
          x={24 + (piece % 2) * 140}
          y={60 + Math.floor(piece / 2) * 102}
          width={132}
          height={94}
          ground={drawn.ground}
          garment={garment}
          cloth={cloth}
        />
      ))}
      <Text x={24} y={281} size={15} weight="bold">
        {written?.name}
      </Text>
      <Text x={24} y={301} size={12.5} tone="muted">
        {written?.note}
      </Text>
      <Text x={24} y={322} size={12.5} weight="medium" tone="ember">
        {written?.rule}
      </Text>
    </Panel>
  );
}

/** A stylist's board: three outfits, a note and a rule each. */
export const taffiStudio = panelScene<StudioWords>(
  wordsIn(import.meta.glob('./studio.*.json', { eager: true, import: 'default' })),
  'clay',
  Board,
  { wide: { x: 60, y: 54 } },
  undefined,
  BoardSmall,
);
