import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import { Dish } from '../../scenes/order/table-top.tsx';
import type { IotProps } from './words.ts';

/** Pale boards, their front edge above the land. */
function Top() {
  return (
    <g transform="rotate(-4 1000 430)">
      <path d="M380-200H1640V850H380z" fill="#2a0f00" opacity=".2" transform="translate(-40 54)" />
      <path d="M380-200H1640V850H380z" fill="#2a0f00" opacity=".16" transform="translate(-18 24)" />
      <rect x="380" y="-240" width="1260" height="1062" rx="26" fill="#a06a34" />
      <rect x="380" y="-240" width="1260" height="1046" rx="26" fill="url(#lk-oak)" />
      <path
        d="M380 66H1640M380 330H1640M380 594H1640"
        stroke="#b17c40"
        strokeOpacity=".7"
        strokeWidth="2.5"
      />
      <path
        d="M420 20c240 26 500-30 1180 4M420 130c300-40 620 44 1180-6M430 210c240 26 420-34 760 0s300-20 410 0M420 270c300 24 700-20 1180 4M430 400c280-40 520 30 780 4s260 10 390-4M420 470c220 22 500-16 1180 6M420 540c300-22 660 22 1180-4M430 660c260 30 540-30 1160 6M420 730c320-26 640 30 1180 0"
        fill="none"
        stroke="#b98546"
        strokeOpacity=".42"
        strokeWidth="2"
      />
      <ellipse
        cx="1130"
        cy="470"
        rx="34"
        ry="9"
        fill="none"
        stroke="#b98546"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <path d="M382 804H1638" stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
    </g>
  );
}

/** A leaf of a calendar: the day the key is for. */
function Calendar({ day }: { day: string }) {
  return (
    <g transform="translate(632 62) rotate(-7)">
      <path d="M0 0H186V212H0z" fill="#2a0f00" opacity=".18" transform="translate(-22 30)" />
      <path d="M6 10H190L182 218H-2z" fill="#dcc9a6" />
      <path d="M3 5H189L184 212H0z" fill="#efe2c8" />
      <rect width="188" height="206" rx="5" fill={palette.white} />
      <path d="M0 52V5a5 5 0 0 1 5-5h178a5 5 0 0 1 5 5v47z" fill="#bd4d2a" />
      <circle cx="48" cy="12" r="7" fill="#5f2412" />
      <circle cx="140" cy="12" r="7" fill="#5f2412" />
      <path
        d="M48 12v-26a7 7 0 0 1 12 0M140 12v-26a7 7 0 0 1 12 0"
        fill="none"
        stroke="#e7dccb"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Text x={94} y={40} size={19} weight="bold" tone="white" anchor="middle">
        {day}
      </Text>
      <Text x={94} y={160} size={96} weight="bold" anchor="middle">
        14
      </Text>
      <path d="M168 206L188 186V201a5 5 0 0 1-5 5z" fill="#dcc9a6" />
    </g>
  );
}

function Persimmon({ x, y, radius, turn }: { x: number; y: number; radius: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${radius / 50})`}>
      <circle r="50" fill="#7a3a10" opacity=".3" transform={`rotate(${-turn}) translate(-11 15)`} />
      <circle r="50" fill="#b8410a" />
      <circle r="47" cx="2" cy="-2" fill="#e8680f" />
      <path d="M34-30A45 45 0 0 1-20 40 56 56 0 0 0 34-30z" fill="#f58a2b" opacity=".75" />
      <path
        d="M14-42A45 45 0 0 1 44-8"
        fill="none"
        stroke="#ffe0b0"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="#5e7a35">
        <path d="M0 0C-24-4-30-20-22-28C-8-26 2-16 0 0zM0 0C4-24 20-30 28-22C26-8 16 2 0 0zM0 0C24 4 30 20 22 28C8 26-2 16 0 0zM0 0C-4 24-20 30-28 22C-26 8-16-2 0 0z" />
      </g>
      <path
        d="M0 0L-16-20M0 0L20-16M0 0L16 20M0 0L-20 16"
        stroke="#8fae5a"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle r="6" fill="#4a3319" />
    </g>
  );
}

/** Autumn on a plate. */
function Persimmons() {
  return (
    <>
      <RoundShadow x={698} y={690} radius={112} length={44} />
      <circle cx="698" cy="690" r="118" fill={paint.ceramic} />
      <circle cx="698" cy="690" r="90" fill="#dff0ec" stroke="#9cc4bd" strokeWidth="1.5" />
      <circle
        cx="698"
        cy="690"
        r="104"
        fill="none"
        stroke={palette.teal}
        strokeDasharray=".1 9"
        strokeLinecap="round"
        strokeOpacity=".6"
        strokeWidth="4"
      />
      <Persimmon x={662} y={664} radius={50} turn={14} />
      <Persimmon x={738} y={722} radius={44} turn={-22} />
    </>
  );
}

export function DeskPaints() {
  return (
    <linearGradient id="lk-oak" x1="1" y1="0" x2="0" y2="1">
      <stop stopColor="#f7dfb2" />
      <stop offset="1" stopColor="#dcae70" />
    </linearGradient>
  );
}

export function DeskSymbols({ words }: IotProps) {
  return (
    <>
      <g id="lk-desk">
        <Top />
        <Calendar day={words.friday} />
        <Persimmons />
        <Dish name="cup" x={1376} y={150} radius={62} />
      </g>
    </>
  );
}
