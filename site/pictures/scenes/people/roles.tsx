import { palette } from '../../palette.ts';
import type { Scene } from '../scene.ts';
import { coats } from './coats.ts';
import { Board, Laptop, PhoneInHand, Sheet, Tea } from './furniture.tsx';
import { Person, type PersonProps } from './person.tsx';

type NoWords = Record<string, never>;
type Seat = Pick<PersonProps, 'x' | 'y' | 'turn'>;

const Client = (seat: Seat) => (
  <Person {...seat} coat={coats.client} skin="#d9a271" hair="#2a1f18" isLong />
);
const Lead = (seat: Seat) => <Person {...seat} coat={coats.lead} skin="#e9b98d" hair="#1b1410" />;
const Developer = (seat: Seat) => (
  <Person {...seat} coat={coats.developer} skin="#c98c5a" hair="#3a2416" isLong />
);
const Tester = (seat: Seat) => (
  <Person {...seat} coat={coats.tester} skin="#f0c9a2" hair="#5b4636" />
);
const Colleague = (seat: Seat) => (
  <Person {...seat} coat={coats.colleague} skin="#8d5a3a" hair="#1b1410" />
);
const Manager = (seat: Seat) => (
  <Person {...seat} coat={coats.manager} skin="#d9a271" hair="#7a5a3c" isLong />
);

/** The way of somebody who asks both sides, to where each of them sits. */
function Round({ d, end }: { d: string; end: string }) {
  return (
    <g
      fill="none"
      stroke={palette.orange}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} strokeDasharray=".1 13" />
      <path d={end} />
    </g>
  );
}

function RolesWide() {
  return (
    <>
      <Board x={146} y={110} width={804} height={230} />
      <Sheet x={250} y={226} turn={84} />
      <Tea x={226} y={300} />
      <Laptop x={446} y={186} />
      <Sheet x={342} y={210} turn={172} isDrawn />
      <Laptop x={810} y={186} />
      <Laptop x={690} y={270} turn={180} />
      <Tea x={540} y={280} />
      <PhoneInHand x={886} y={262} turn={-4} />
      <Client x={112} y={225} turn={-90} />
      <Lead x={446} y={84} />
      <Developer x={810} y={84} />
      <Tester x={886} y={366} turn={180} />
      <Colleague x={690} y={366} turn={180} />
      <Sheet x={1060} y={226} turn={96} />
      <Manager x={1130} y={225} turn={90} />
      <Round d="M1070 328C1062 358 1042 378 1006 384" end="M1010 369L996 385L1016 395" />
      <Round d="M1126 326C1070 520 150 520 122 338" end="M109 350L121 333L137 346" />
    </>
  );
}

function RolesSmall() {
  return (
    <g transform="translate(10 4) scale(.37)">
      <Round d="M804 288C760 392 140 392 100 300" end="M88 309L99 294L113 306" />
      <Board x={120} y={96} width={560} height={190} />
      <Sheet x={222} y={196} turn={84} />
      <Laptop x={340} y={160} />
      <Laptop x={580} y={160} />
      <Laptop x={470} y={226} turn={180} />
      <PhoneInHand x={640} y={226} turn={-4} />
      <Tea x={290} y={250} />
      <Client x={90} y={190} turn={-90} />
      <Lead x={340} y={58} />
      <Developer x={570} y={58} />
      <Colleague x={450} y={316} turn={180} />
      <Tester x={640} y={316} turn={180} />
      <Manager x={810} y={190} turn={90} />
    </g>
  );
}

/** Who does what, from left to right as it is told: client, lead, team, and somebody who stands outside. */
export const roles: Scene<NoWords> = {
  words: () => ({}),
  ramp: 'honey',
  wide: { width: 1266, height: 476, Drawing: RolesWide },
  small: { width: 350, height: 120, Drawing: RolesSmall },
};
