import type { Scene } from '../scene.ts';
import { Board, Laptop, PhoneInHand, Sheet, Tea } from './furniture.tsx';
import { Designer, Developer, Lead, Manager, Tester } from './seated.tsx';

type NoWords = Record<string, never>;

/** From left to right as the words below tell of them. */
function TableWide() {
  return (
    <>
      <Board x={150} y={140} width={960} height={300} />
      <Laptop x={330} y={236} />
      <PhoneInHand x={640} y={236} turn={184} />
      <Sheet x={930} y={236} turn={176} />
      <Laptop x={484} y={352} turn={180} />
      <Sheet x={796} y={350} turn={-5} isDrawn />
      <Tea x={500} y={228} />
      <Tea x={1020} y={330} />
      <Tea x={250} y={380} />
      <Lead x={330} y={110} />
      <Tester x={640} y={112} />
      <Manager x={930} y={108} />
      <Developer x={484} y={474} turn={180} />
      <Designer x={796} y={474} turn={180} />
    </>
  );
}

function TableSmall() {
  return (
    <g transform="translate(2 6) scale(.54)">
      <Board x={70} y={160} width={444} height={390} />
      <Laptop x={180} y={236} />
      <PhoneInHand x={396} y={254} turn={184} />
      <Laptop x={180} y={462} turn={180} />
      <Sheet x={396} y={446} turn={-5} isDrawn />
      <Sheet x={446} y={350} turn={96} />
      <Tea x={262} y={350} />
      <Lead x={180} y={130} />
      <Tester x={396} y={130} />
      <Developer x={180} y={570} turn={180} />
      <Designer x={396} y={570} turn={180} />
      <Manager x={574} y={350} turn={90} />
    </g>
  );
}

/** The people of a project at one table. Nothing is written in it. */
export const table: Scene<NoWords> = {
  words: () => ({}),
  ramp: 'honey',
  wide: {
    width: 1260,
    height: 580,
    land: { name: 'hill', x: -160, y: -260, width: 1500 },
    Drawing: TableWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -470, y: -240, width: 1000 },
    Drawing: TableSmall,
  },
};
