import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type MobileAppWords = PictureWords['scenes']['mobile-app-development'];

interface TicketProps extends DrawingProps<MobileAppWords> {
  /** Without what is below the seat, where only the upper part is seen. */
  isTorn?: boolean;
}

export function TicketScreen({ words, format, isTorn = false }: TicketProps) {
  return (
    <>
      <Text x={20} y={76} size={22} weight="bold">
        {words.ticket}
      </Text>
      <rect x="14" y="94" width="216" height="406" rx="24" fill={palette.white} />
      <path d="M14 118a24 24 0 0 1 24-24h168a24 24 0 0 1 24 24v84H14z" fill={paint.sun} />
      <Text x={32} y={118} size={13.5} weight="medium">
        {words.from}
      </Text>
      <Text x={32} y={138} size={17} weight="bold">
        {words.fromPier}
      </Text>
      <path d="M32 150h180" stroke={palette.ink} strokeOpacity=".35" strokeDasharray="2 5" />
      <Text x={32} y={169} size={13.5} weight="medium">
        {words.to}
      </Text>
      <Text x={32} y={189} size={17} weight="bold">
        {words.toPier}
      </Text>
      {[
        [words.departs, format.time(17, 40)],
        [words.seat, '4B'],
        [words.pier, '2'],
      ].map(([name = '', value], index) => (
        <g key={name} transform={`translate(${[32, 118, 168][index]} 221)`}>
          <Text x={0} y={0} size={13.5} tone="muted">
            {name}
          </Text>
          <Text x={0} y={23} size={19} weight="bold">
            {value}
          </Text>
        </g>
      ))}
      {!isTorn && <Stub show={words.show} />}
    </>
  );
}

/** What is scanned at the pier. */
function Stub({ show }: { show: string }) {
  return (
    <>
      <path
        d="M32 262h180"
        stroke={palette.ink}
        strokeOpacity=".25"
        strokeWidth="1.5"
        strokeDasharray="5 6"
      />
      <circle cx="14" cy="262" r="11" fill="#fff4dd" />
      <circle cx="230" cy="262" r="11" fill="#fff4dd" />
      <use href="#qr-code" x="52" y="286" width="140" height="140" />
      <Text x={122} y={456} size={13} weight="bold" anchor="middle">
        {show}
      </Text>
      <Text x={122} y={476} size={13.5} tone="muted" anchor="middle">
        SB 2041 7730
      </Text>
    </>
  );
}
