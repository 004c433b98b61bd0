import { Text } from '../../kit/text.tsx';
import type { DrawingProps, Scene } from '../scene.ts';
import { Board, CookArm, CookThumb, Heading, Pass, TicketTwelve } from './board.tsx';
import { floorWords } from './floor.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';
import { TableCard, TableState } from './table-card.tsx';
import { Dish } from './table-top.tsx';
import { Tablet } from './tablet.tsx';

type KitchenWords = PictureWords['scenes']['kitchen'];

/** Where the wide picture has its board, and the card of table 12: what arrives there is put over it. */
export const kitchenSheet = { width: 1266, height: 600 } as const;
export const boardPlace = 'translate(70 16)';
export const cardPlace = 'translate(858 108) scale(1.4)';

/** The hand around an edge: where no wrist would be seen at the right, the arm comes from below. */
const hands = {
  wide: { x: 658, y: 414, turn: -46, scale: 0.74 },
  medium: { x: 520, y: 442, turn: 44, scale: 0.58 },
  small: { x: 236, y: 250, turn: 44, scale: 0.46 },
} as const;

function KitchenWide({ words, format }: DrawingProps<KitchenWords>) {
  const floor = floorWords(format.locale);
  return (
    <>
      <Pass x={-40} y={508} length={1400} />
      <Dish name="bowl" x={206} y={592} radius={84} angle={-30} />
      <Dish name="rolls" x={402} y={596} radius={74} angle={12} />
      <Dish name="grill" x={584} y={594} radius={72} angle={-20} />
      <g transform={boardPlace}>
        <CookArm {...hands.wide} />
        <Board words={words} />
        <CookThumb {...hands.wide} />
      </g>
      <g transform={cardPlace}>
        <TableCard x={0} y={0} words={floor} format={format} />
        <TableState state="waiting" words={floor} />
      </g>
    </>
  );
}

function KitchenMedium({ words }: { words: KitchenWords }) {
  return (
    <>
      <Pass x={-40} y={536} length={960} />
      <Dish name="bowl" x={170} y={622} radius={88} angle={-30} />
      <Dish name="rolls" x={380} y={626} radius={76} angle={12} />
      <g transform="translate(27 8) scale(1.065)">
        <CookArm {...hands.medium} />
        <Board words={words} />
        <CookThumb {...hands.medium} />
        <TicketTwelve words={words} />
      </g>
    </>
  );
}

function KitchenSmall({ words }: { words: KitchenWords }) {
  return (
    <>
      <Pass x={-40} y={314} length={500} />
      <Dish name="bowl" x={92} y={376} radius={82} angle={-30} />
      <CookArm {...hands.small} />
      <Tablet x={32} y={20} width={296} height={270} />
      <Text x={68} y={76} size={21} weight="bold">
        {words.kitchen}
      </Text>
      <Text x={292} y={75} size={14.5} weight="bold" anchor="end">
        19:24
      </Text>
      <Heading x={68} y={102} index={0}>
        {words.fresh}
      </Heading>
      <g transform="rotate(-2 166 186) translate(68 122) scale(1.1)">
        <TicketTwelve x={0} y={0} words={words} />
      </g>
      <CookThumb {...hands.small} />
    </>
  );
}

/** The kitchen above its pass: in the wide picture the order of table 12 has yet to arrive. */
export const kitchen: Scene<KitchenWords> = {
  words: wordsOf('scenes', 'kitchen'),
  ramp: 'ember',
  wide: {
    ...kitchenSheet,
    land: { name: 'hill', x: -500, y: -270, width: 2300 },
    Drawing: KitchenWide,
  },
  medium: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -700, y: -330, width: 1900 },
    Drawing: KitchenMedium,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -500, y: -260, width: 1000 },
    Drawing: KitchenSmall,
  },
};
