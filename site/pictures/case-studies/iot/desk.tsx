import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Dish } from '../../scenes/order/table-top.tsx';
import type { IotProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import iotArtwork from './iot.svg?raw';

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
        <Artwork svg={iotArtwork} part="table" />
        <Calendar day={words.friday} />
        <Artwork svg={iotArtwork} part="persimmons" />
        <Dish name="cup" x={1376} y={150} radius={62} />
      </g>
    </>
  );
}
