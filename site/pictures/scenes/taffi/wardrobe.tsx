import { Chip } from '../../kit/controls.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import { cloths, Garment, type ClothName, type GarmentName } from './garment.tsx';
import { Tile } from './tile.tsx';
import { wordsIn } from '../words.ts';
import type english from './wardrobe.en.json';

type WardrobeWords = typeof english;

const rows: { cloth: ClothName; ground: string; garments: GarmentName[] }[] = [
  { cloth: 'clay', ground: '#f3ddcf', garments: ['coat', 'tee', 'dress', 'bag', 'shoe'] },
  { cloth: 'straw', ground: '#f6e7c8', garments: ['shoe', 'tee', 'bag', 'trousers', 'coat'] },
  { cloth: 'pine', ground: '#dce5df', garments: ['trousers', 'coat', 'tee', 'dress', 'bag'] },
];

function Wardrobe({ x, y, words }: { x: number; y: number; words: WardrobeWords }) {
  return (
    <Panel x={x} y={y} width={600} height={464} radius={18} lift={80}>
      <Text x={28} y={46} size={20} weight="bold">
        {words.wardrobe}
      </Text>
      <Text x={28} y={68} size={12.5} tone="muted">
        {words.pieces}
      </Text>
      <Chip x={350} y={32} width={106} colour="ink">
        {words.byColour}
      </Chip>
      <Chip x={464} y={32} width={106}>
        {words.byCut}
      </Chip>
      {rows.map(({ cloth, ground, garments }, row) => (
        <g key={cloth} transform={`translate(28 ${92 + row * 120})`}>
          <rect y="4" width="8" height="100" rx="4" fill={cloths[cloth].main} />
          {garments.map((garment, column) => (
            <Tile
              key={garment}
              x={24 + column * 104}
              y={0}
              width={94}
              height={108}
              ground={ground}
              garment={garment}
              cloth={cloth}
            />
          ))}
        </g>
      ))}
    </Panel>
  );
}

const rowsNear: typeof rows = [
  { cloth: 'clay', ground: '#f3ddcf', garments: ['coat', 'tee', 'dress'] },
  { cloth: 'pine', ground: '#dce5df', garments: ['trousers', 'coat', 'tee'] },
];

/** Two rows of three, above the card. */
function WardrobeSmall({ x, y, words }: { x: number; y: number; words: WardrobeWords }) {
  return (
    <Panel x={x} y={y} width={328} height={272} radius={18} lift={50}>
      <Text x={22} y={34} size={18} weight="bold">
        {words.wardrobe}
      </Text>
      <Chip x={22} y={48} width={104} colour="ink">
        {words.byColour}
      </Chip>
      <Chip x={134} y={48} width={104}>
        {words.byCut}
      </Chip>
      {rowsNear.map(({ cloth, ground, garments }, row) => (
        <g key={cloth} transform={`translate(22 ${86 + row * 86})`}>
          <rect y="3" width="6" height="72" rx="3" fill={cloths[cloth].main} />
          {garments.map((garment, column) => (
            <Tile
              key={garment}
              x={18 + column * 90}
              y={0}
              width={84}
              height={78}
              ground={ground}
              garment={garment}
              cloth={cloth}
            />
          ))}
        </g>
      ))}
    </Panel>
  );
}

/** A photo from which the piece has just been cut out. */
function CutOut({ x, y, words }: { x: number; y: number; words: WardrobeWords }) {
  return (
    <Panel x={x} y={y} width={222} height={244} radius={18} lift={60}>
      <rect x="16" y="16" width="190" height="156" rx="12" fill="#c9a98c" />
      <path
        d="M16 120c60-16 130-16 190 0v40a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12z"
        fill="#a9866a"
      />
      <Garment name="bag" cloth="wine" x={54} y={20} width={114} />
      <rect
        x="62"
        y="30"
        width="98"
        height="126"
        rx="8"
        fill="none"
        stroke={palette.white}
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
      <Text x={20} y={200} size={14} weight="bold">
        {words.named}
      </Text>
      <Text x={20} y={222} size={12} weight="medium" tone="teal">
        {words.cutOut}
      </Text>
    </Panel>
  );
}

/** The same, its words beside the photo. */
function CutOutSmall({ x, y, words }: { x: number; y: number; words: WardrobeWords }) {
  return (
    <Panel x={x} y={y} width={274} height={108} radius={18} lift={50}>
      <rect x="12" y="12" width="92" height="84" rx="12" fill="#c9a98c" />
      <path d="M12 66c28-8 64-8 92 0v18a12 12 0 0 1-12 12H24a12 12 0 0 1-12-12z" fill="#a9866a" />
      <Garment name="bag" cloth="wine" x={28} y={12} width={60} />
      <rect
        x="28"
        y="18"
        width="60"
        height="70"
        rx="8"
        fill="none"
        stroke={palette.white}
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
      <Text x={120} y={52} size={14} weight="bold">
        {words.named}
      </Text>
      <Text x={120} y={74} size={12} weight="medium" tone="teal">
        {words.cutOut}
      </Text>
    </Panel>
  );
}

/** A wardrobe sorted by colour, and the photo of a new piece. */
export const taffiWardrobe = panelScene<WardrobeWords>(
  wordsIn(import.meta.glob('./wardrobe.*.json', { eager: true, import: 'default' })),
  'clay',
  Wardrobe,
  { wide: { x: 56, y: 48 }, small: { x: 16, y: 10 } },
  {
    Draw: CutOut,
    wide: { x: 566, y: 270 },
    small: { x: 70, y: 262 },
    DrawSmall: CutOutSmall,
  },
  WardrobeSmall,
);
