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

/** The same table with less on it, so that those around it are as near as a phone allows. */
function RolesSmall() {
  return (
    <g transform="translate(0 -6) scale(.5)">
      <Board x={124} y={118} width={386} height={226} />
      <Laptop x={256} y={190} />
      <Laptop x={432} y={190} />
      <Laptop x={250} y={274} turn={180} />
      <PhoneInHand x={432} y={268} turn={-4} />
      <Tea x={170} y={304} />
      <Client x={92} y={228} turn={-90} />
      <Lead x={256} y={88} />
      <Developer x={432} y={88} />
      <Colleague x={250} y={370} turn={180} />
      <Tester x={432} y={370} turn={180} />
      <Sheet x={570} y={228} turn={96} />
      <Manager x={640} y={228} turn={90} />
      <Round d="M586 330C580 358 564 376 536 384" end="M540 369L526 385L546 395" />
      <Round d="M640 330C620 510 116 510 96 342" end="M83 354L95 337L111 350" />
    </g>
  );
}

/** Who does what, from left to right as it is told: client, lead, team, and somebody who stands outside. */
export const roles: Scene<NoWords> = {
  words: () => ({}),
  ramp: 'honey',
  wide: { width: 1266, height: 476, Drawing: RolesWide },
  small: { width: 350, height: 236, Drawing: RolesSmall },
};
