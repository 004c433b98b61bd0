import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { IotProps } from './words.ts';

function eventsOf({ words, format }: IotProps) {
  return [
    { time: format.time(7, 12), event: words.left, how: words.byCode, colour: palette.honey },
    { time: format.time(9, 4), event: words.guestKey, how: words.withKey, colour: palette.sun },
    { time: format.time(10, 0), event: words.keyEnded, how: words.alone, colour: '#8b9a98' },
    { time: format.time(14, 35), event: words.parcel, how: words.oneTime, colour: '#f9b27a' },
    {
      time: format.time(18, 10),
      event: words.cameHome,
      how: words.byPhone,
      colour: palette.tealLight,
    },
  ];
}

/** A day at the front door, on the screen of a phone of the family. */
export function Log(props: IotProps) {
  const events = eventsOf(props);
  return (
    <>
      <Text x={20} y={78} size={20} weight="bold" tone="white">
        {props.words.day}
      </Text>
      <path
        d={`M78 122V${122 + (events.length - 1) * 78}`}
        stroke="#2f5253"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {events.map(({ time, event, how, colour }, index) => (
        <g key={event} transform={`translate(0 ${122 + index * 78})`}>
          <Text x={60} y={5} size={13.5} weight="bold" tone="white" anchor="end">
            {time}
          </Text>
          <circle cx="78" r="11" fill="#0e1f20" />
          <circle cx="78" r="8" fill={colour} />
          <Text x={98} y={0} size={14} weight="bold" tone="white">
            {event}
          </Text>
          <Text x={98} y={21} size={12.5} fill="#a9c4c2">
            {how}
          </Text>
        </g>
      ))}
    </>
  );
}
