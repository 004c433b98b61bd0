import { Button, Chip } from '../../kit/controls.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import type { Scene } from '../../scenes/scene.ts';
import { phoneScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type AuctionLotWords = PictureWords['scenes']['auction-lot'];

function AuctionLot({ words, format }: ScreenProps<AuctionLotWords>) {
  return (
    <>
      <rect width="244" height="270" fill="#5a3a2c" />
      <path d="M0 60h244v182H0z" fill="#6d4836" />
      {stems.map(({ x, y, colour }) => (
        <g key={x}>
          <Stroke
            d={`M${x} ${y}C${x} 170 ${122 + (x - 122) / 3} 180 ${122 + (x - 122) / 4} 262`}
            colour="#7da05a"
            width={6}
          />
          <path d={`M${x - 17} ${y - 6}c-4-30 38-30 34 0-2 16-32 16-34 0z`} fill={colour} />
          <path
            d={`M${x - 9} ${y - 4}c-2-22 20-22 18 0M${x - 3} ${y}c0-16 12-16 10-4`}
            fill="none"
            stroke="#7c1f33"
            strokeOpacity=".55"
            strokeWidth="2"
          />
        </g>
      ))}
      <path d="M84 216h76l-8 60h-60z" fill="#f3e7d2" />
      <Chip x={34} y={48} width={84} size={13}>
        {words.flowers}
      </Chip>
      <Chip x={126} y={48} width={84} size={13} colour="sun">
        {words.stems}
      </Chip>
      <path fill="#fff6f0" d="M0 268a22 22 0 0 1 22-22h200a22 22 0 0 1 22 22v280H0z" />
      <Text x={20} y={276} size={13.5} tone="muted">
        {words.length}
      </Text>
      <Text x={20} y={316} size={26} weight="bold" spacing={0.4}>
        {format.money(8400, 'KRW')}
      </Text>
      <Button x={130} y={290} width={100} height={42}>
        {words.bid}
      </Button>
    </>
  );
}

const stems = [
  { x: 46, y: 118, colour: '#d1495b' },
  { x: 84, y: 106, colour: '#e0637a' },
  { x: 122, y: 112, colour: '#c23b52' },
  { x: 160, y: 104, colour: '#d1495b' },
  { x: 198, y: 120, colour: '#e0637a' },
];

/** The lot seen from the side: stems, and how far the flowers are open. */
export const scene: Scene<AuctionLotWords> = phoneScreen(
  wordsOf('scenes', 'auction-lot'),
  'blossom',
  AuctionLot,
  { time: '5:12', isDark: true },
);
