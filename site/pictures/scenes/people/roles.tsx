import { palette } from '../../palette.ts';
import type { Scene } from '../scene.ts';
import { Board, Laptop, PhoneInHand, Sheet, Tea } from './furniture.tsx';
import { Person, type PersonProps } from './person.tsx';

type NoWords = Record<string, never>;
type Seat = Pick<PersonProps, 'x' | 'y' | 'turn'>;

const Client = (seat: Seat) => (
  <Person {...seat} coat="#0b5f63" skin="#d9a271" hair="#2a1f18" isLong />
);
const Lead = (seat: Seat) => <Person {...seat} coat="#f2700f" skin="#e9b98d" hair="#1b1410" />;
const Developer = (seat: Seat) => (
  <Person {...seat} coat="#ffc14f" skin="#c98c5a" hair="#3a2416" isLong />
);
const Tester = (seat: Seat) => <Person {...seat} coat="#d96260" skin="#f0c9a2" hair="#5b4636" />;
const Colleague = (seat: Seat) => <Person {...seat} coat="#f4d9a0" skin="#8d5a3a" hair="#1b1410" />;
const Manager = (seat: Seat) => (
  <Person {...seat} coat="#33231a" skin="#d9a271" hair="#7a5a3c" isLong />
);

/** The way of somebody who asks both sides. */
function Round({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={palette.orange}
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray=".1 13"
    />
  );
}

function RolesWide() {
  return (
    <>
      <Round d="M1118 300C1060 440 940 466 800 466M1118 300C1000 496 320 506 150 350" />
      <Board x={146} y={110} width={784} height={230} />
      <Sheet x={250} y={226} turn={84} />
      <Tea x={226} y={300} />
      <Laptop x={470} y={186} />
      <Sheet x={362} y={206} turn={172} isDrawn />
      <Laptop x={690} y={186} />
      <Laptop x={590} y={270} turn={180} />
      <Tea x={470} y={290} />
      <PhoneInHand x={800} y={262} turn={-4} />
      <Tea x={880} y={170} />
      <Client x={112} y={225} turn={-90} />
      <Lead x={470} y={84} />
      <Developer x={690} y={84} />
      <Tester x={800} y={366} turn={180} />
      <Colleague x={590} y={366} turn={180} />
      <Sheet x={1060} y={226} turn={96} />
      <Manager x={1130} y={225} turn={90} />
    </>
  );
}

function RolesSmall() {
  return (
    <g transform="translate(10 4) scale(.37)">
      <Round d="M800 280C730 404 160 404 110 290" />
      <Board x={120} y={96} width={540} height={190} />
      <Sheet x={222} y={196} turn={84} />
      <Laptop x={356} y={160} />
      <Laptop x={540} y={160} />
      <PhoneInHand x={450} y={226} turn={-4} />
      <Tea x={600} y={240} />
      <Client x={90} y={190} turn={-90} />
      <Lead x={356} y={58} />
      <Developer x={540} y={58} />
      <Tester x={450} y={316} turn={180} />
      <Manager x={800} y={190} turn={90} />
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
