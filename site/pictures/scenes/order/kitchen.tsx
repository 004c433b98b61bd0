import { Text } from '../../kit/text.tsx';
import type { DrawingProps, Scene } from '../scene.ts';
import { wordsIn } from '../words.ts';
import { Board, CookArm, CookThumb, Heading, Pass, TicketTwelve } from './board.tsx';
import { floorWords } from './floor.tsx';
import type english from './kitchen.en.json';
import { TableCard, TableState } from './table-card.tsx';
import { Dish } from './table-top.tsx';
import { Tablet } from './tablet.tsx';

type KitchenWords = typeof english;

/** Where the wide picture has its board, and the card of table 12: what arrives there is put over it. */
export const kitchenSheet = { width: 1266, height: 600 } as const;
export const boardPlace = 'translate(70 16)';
export const cardPlace = 'translate(858 108) scale(1.4)';

function KitchenWide({ words, format }: DrawingProps<KitchenWords>) {
  const floor = floorWords(format.locale);
  return (
    <>
      <Pass x={-40} y={508} length={1400} />
      <Dish name="bowl" x={206} y={592} radius={84} angle={-30} />
      <Dish name="rolls" x={402} y={596} radius={74} angle={12} />
      <Dish name="grill" x={958} y={590} radius={76} angle={-20} />
      <Dish name="cup" x={1130} y={584} radius={46} />
      <g transform={boardPlace}>
        <CookArm />
        <Board words={words} />
        <CookThumb />
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
      <g transform="translate(24 16) scale(1.07)">
        <CookArm />
        <Board words={words} />
        <CookThumb />
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
      <g transform="translate(-234 -128) scale(.84)">
        <CookArm />
      </g>
      <Tablet x={32} y={20} width={296} height={284} />
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
      <g transform="translate(-234 -128) scale(.84)">
        <CookThumb />
      </g>
    </>
  );
}

/** The kitchen above its pass: in the wide picture the order of table 12 has yet to arrive. */
export const kitchen: Scene<KitchenWords> = {
  words: wordsIn(import.meta.glob('./kitchen.*.json', { eager: true, import: 'default' })),
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
