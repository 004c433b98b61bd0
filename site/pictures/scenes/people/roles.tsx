import { palette } from '../../palette.ts';
import type { Scene } from '../scene.ts';
import { Board, Laptop, PhoneInHand, Sheet, Tea } from './furniture.tsx';
import { Client, Colleague, Developer, Lead, Manager, Tester } from './seated.tsx';

type NoWords = Record<string, never>;

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
      <Laptop x={750} y={186} />
      <Laptop x={600} y={270} turn={180} />
      <Tea x={444} y={288} />
      <PhoneInHand x={862} y={262} turn={-4} />
      <Client x={112} y={225} turn={-90} />
      <Lead x={446} y={84} />
      <Developer x={750} y={84} />
      <Tester x={862} y={366} turn={180} />
      <Colleague x={600} y={366} turn={180} />
      <Sheet x={1060} y={226} turn={96} />
      <Manager x={1130} y={225} turn={90} />
      <Round d="M1070 328C1062 358 1042 378 1006 384" end="M1010 369L996 385L1016 395" />
      <Round d="M1126 326C1070 520 150 520 122 338" end="M109 350L121 333L137 346" />
    </>
  );
}

/** A deeper table with less on it, so that those around it are as near as a phone allows. */
function RolesSmall() {
  return (
    <g transform="translate(0 -6) scale(.5)">
      <Board x={124} y={118} width={386} height={330} />
      <Sheet x={256} y={214} turn={176} isDrawn />
      <Laptop x={432} y={196} />
      <Laptop x={256} y={370} turn={180} />
      <PhoneInHand x={432} y={364} turn={-4} />
      <Tea x={346} y={284} />
      <Client x={92} y={284} turn={-90} />
      <Lead x={256} y={88} />
      <Developer x={432} y={88} />
      <Colleague x={256} y={478} turn={180} />
      <Tester x={432} y={478} turn={180} />
      <Manager x={630} y={284} turn={90} />
      <Round d="M604 386C600 432 580 464 544 478" end="M546 461L532 478L551 490" />
      <Round d="M640 390C620 632 116 632 96 398" end="M83 410L95 393L111 407" />
    </g>
  );
}

/** Who does what, from left to right as it is told: client, lead, team, and somebody who stands outside. */
export const roles: Scene<NoWords> = {
  words: () => ({}),
  ramp: 'honey',
  wide: { width: 1266, height: 476, Drawing: RolesWide },
  small: { width: 350, height: 286, Drawing: RolesSmall },
};
