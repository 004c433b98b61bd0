import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { LoadCurve } from './load-curve.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type TicketDayWords = PictureWords['scenes']['ticket-day'];

function TicketDayWide({ words }: { words: TicketDayWords }) {
  return (
    <>
      <Panel x={48} y={48} width={540} height={300} radius={18} lift={70}>
        <Text x={28} y={42} size={18} weight="bold">
          {words.rehearsal}
        </Text>
        <Text x={28} y={64} size={12.5} tone="muted">
          {words.peak}
        </Text>
        <LoadCurve x={28} y={88} />
      </Panel>
      <ChecksCard x={474} y={324} words={words} />
      <Ticket x={60} y={354} angle={-5} words={words} />
    </>
  );
}

function TicketDayNear({ words }: { words: TicketDayWords }) {
  return (
    <>
      <Panel x={26} y={22} width={470} height={236} radius={18} lift={60}>
        <Text x={24} y={38} size={18} weight="bold">
          {words.rehearsal}
        </Text>
        <Text x={24} y={60} size={13} tone="muted">
          {words.peak}
        </Text>
        <g transform="translate(22 72) scale(.8)">
          <LoadCurve x={0} y={0} />
        </g>
      </Panel>
      <ChecksCard x={286} y={184} words={words} />
    </>
  );
}

function TicketDaySmall({ words }: { words: TicketDayWords }) {
  return (
    <>
      <Panel x={20} y={16} width={320} height={190} radius={18} lift={50}>
        <Text x={22} y={36} size={17} weight="bold">
          {words.rehearsal}
        </Text>
        <g transform="translate(18 50) scale(.57)">
          <LoadCurve x={0} y={0} />
        </g>
      </Panel>
      <ChecksCard x={88} y={182} words={words} />
    </>
  );
}

function ChecksCard({ x, y, words }: { x: number; y: number; words: TicketDayWords }) {
  const checks = [words.check1, words.check2, words.check3, words.check4];
  return (
    <Panel x={x} y={y} width={256} height={184} radius={18} lift={60}>
      {checks.map((check, index) => (
        <g key={check} transform={`translate(20 ${20 + index * 38})`}>
          <circle cx="14" cy="14" r="13" fill={palette.mint} />
          <Glyph name="check" x={5} y={5} size={18} colour={palette.tealDeep} />
          <Text x={40} y={18.5} size={13} weight="medium">
            {check}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

const barcode = [3, 1, 2, 4, 1, 3, 1, 2, 2, 4, 1, 1, 3, 2, 1, 4, 2, 1];

/** A paper ticket with its stub, 400 by 140. */
function Ticket({
  x,
  y,
  angle,
  words,
}: {
  x: number;
  y: number;
  angle: number;
  words: TicketDayWords;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <BoxShadow width={400} height={140} radius={14} length={56} />
      <path
        d="M0 14A14 14 0 0 1 14 0h266a12 12 0 0 0 24 0h82a14 14 0 0 1 14 14v112a14 14 0 0 1-14 14h-82a12 12 0 0 0-24 0H14a14 14 0 0 1-14-14z"
        fill="#fff3da"
        stroke="#e3cfa4"
      />
      <path
        d="M0 14A14 14 0 0 1 14 0h266a12 12 0 0 0 10 11v118a12 12 0 0 0-10 11H14a14 14 0 0 1-14-14z"
        fill={paint.sun}
      />
      <path
        d="M292 16v108"
        stroke={palette.ink}
        strokeOpacity=".35"
        strokeWidth="2"
        strokeDasharray="4 6"
      />
      <Text x={26} y={46} size={22} weight="bold">
        {words.festival}
      </Text>
      <Text x={26} y={70} size={13} weight="medium">
        {words.admit}
      </Text>
      <Text x={26} y={114} size={17} weight="bold">
        {words.seat}
      </Text>
      <g transform="translate(318 22)">
        {barcode.map((width, index) => (
          <rect
            key={index}
            y={barcode.slice(0, index).reduce((sum, bar) => sum + bar + 2, 0)}
            width="58"
            height={width}
            fill={palette.ink}
          />
        ))}
      </g>
    </g>
  );
}

/** The rehearsal of the busiest morning: a queue on the load curve, the checks, one ticket. */
export const scene: Scene<TicketDayWords> = {
  words: wordsOf('scenes', 'ticket-day'),
  ramp: 'iris',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: TicketDayWide,
  },
  near: {
    width: 560,
    height: 383,
    land: { name: 'hill', x: -320, y: -190, width: 1040 },
    Drawing: TicketDayNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: TicketDaySmall,
  },
};
