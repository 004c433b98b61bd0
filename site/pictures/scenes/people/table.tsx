import type { Scene } from '../scene.ts';
import { Board, Laptop, PhoneInHand, Sheet, Tea } from './furniture.tsx';
import { Person } from './person.tsx';

type NoWords = Record<string, never>;

function TableWide() {
  return (
    <>
      <Board x={150} y={140} width={960} height={300} />
      <Laptop x={330} y={236} />
      <Sheet x={640} y={240} turn={176} isDrawn />
      <PhoneInHand x={930} y={232} turn={184} />
      <Laptop x={460} y={352} turn={180} />
      <Sheet x={800} y={350} turn={-5} />
      <Tea x={520} y={228} />
      <Tea x={1020} y={330} />
      <Tea x={250} y={380} />
      <Person x={330} y={110} coat="#17686f" skin="#e9b98d" hair="#1b1410" />
      <Person x={640} y={112} coat="#f2700f" skin="#c98c5a" hair="#3a2416" isLong />
      <Person x={930} y={108} coat="#f4d9a0" skin="#f0c9a2" hair="#2a1f18" isLong />
      <Person x={460} y={474} turn={180} coat="#33231a" skin="#d9a271" hair="#5b4636" />
      <Person x={800} y={474} turn={180} coat="#d96260" skin="#8d5a3a" hair="#1b1410" />
    </>
  );
}

function TableSmall() {
  return (
    <>
      <Board x={56} y={96} width={250} height={196} />
      <g transform="translate(0 10) scale(.62)">
        <Laptop x={190} y={222} />
        <Sheet x={400} y={226} turn={176} isDrawn />
        <PhoneInHand x={190} y={366} turn={-4} />
        <Laptop x={400} y={362} turn={180} />
        <Tea x={296} y={294} />
        <Person x={190} y={96} coat="#17686f" skin="#e9b98d" hair="#1b1410" />
        <Person x={400} y={98} coat="#f2700f" skin="#c98c5a" hair="#3a2416" isLong />
        <Person x={190} y={492} turn={180} coat="#f4d9a0" skin="#f0c9a2" hair="#2a1f18" isLong />
        <Person x={400} y={490} turn={180} coat="#33231a" skin="#d9a271" hair="#5b4636" />
      </g>
    </>
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
