import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { own, paint, palette } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';

type ClaimsPortalWords = PictureWords['scenes']['claims-portal'];

const gears = [
  { x: -66, y: -46, radius: 86, teeth: 28, colour: own('#e0a43a') },
  { x: 84, y: -78, radius: 64, teeth: 20, colour: own('#f58a2b') },
  { x: -78, y: 96, radius: 42, teeth: 14, colour: own('#b9a78e') },
  { x: 58, y: 76, radius: 78, teeth: 26, colour: own('#1f8f8b') },
];

/** An opened watch: three of its wheels are the parts that were mended. */
export function Watch({
  x,
  y,
  words,
  isShort = false,
}: {
  x: number;
  y: number;
  words: ClaimsPortalWords;
  /** Without the wheel at the lower right, where something else lies. */
  isShort?: boolean;
}) {
  const shown = isShort ? gears.slice(0, -1) : gears;
  return (
    <g transform={`translate(${x} ${y})`}>
      <RoundShadow x={0} y={0} radius={190} length={50} />
      <rect x="-18" y="-222" width="36" height="30" rx="8" fill={own('#9c8d7c')} />
      <circle r="196" fill={paint.metal} />
      <circle r="180" fill={own('#7d6b58')} />
      <circle r="176" fill={own('#f0e2c8')} />
      <path
        d="M-176 0a176 176 0 0 1 150-174c-60 60-70 130-20 180s60 110 20 164A176 176 0 0 1-176 0z"
        fill={own('#e3cfa8')}
      />
      {shown.map((gear) => (
        <Gear key={gear.colour} {...gear} />
      ))}
      <path
        d="M-130 30l64-76 150-32"
        fill="none"
        stroke={own('#8f7350')}
        strokeWidth="12"
        strokeLinecap="round"
      />
      {[...shown, { x: -130, y: 30 }].map((jewel) => (
        <g key={jewel.x}>
          <circle cx={jewel.x} cy={jewel.y} r="10" fill={own('#b4232f')} />
          <circle cx={jewel.x + 3} cy={jewel.y - 3} r="3" fill="#fff" opacity=".8" />
        </g>
      ))}
      <WheelName x={-66} y={-6}>
        {words.claims}
      </WheelName>
      <WheelName x={84} y={-42}>
        {words.brokers}
      </WheelName>
      {!isShort && (
        <WheelName x={58} y={116}>
          {words.payments}
        </WheelName>
      )}
      <circle r="186" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="3" />
    </g>
  );
}

function WheelName({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <>
      <rect
        x={x - 52}
        y={y - 14}
        width="104"
        height="26"
        rx="13"
        fill={palette.white}
        opacity=".94"
      />
      <Text x={x} y={y + 3.5} size={13} weight="bold" anchor="middle">
        {children}
      </Text>
    </>
  );
}

function Gear({
  x,
  y,
  radius,
  teeth,
  colour,
}: {
  x: number;
  y: number;
  radius: number;
  teeth: number;
  colour: string;
}) {
  const point = (angle: number, distance: number) =>
    `${(Math.cos(angle) * distance).toFixed(1)} ${(Math.sin(angle) * distance).toFixed(1)}`;
  const outline = Array.from({ length: teeth }, (_, index) => {
    const at = (part: number) => ((index + part) / teeth) * 2 * Math.PI;
    return `${point(at(0), radius - 8)}L${point(at(0.18), radius)}L${point(at(0.42), radius)}L${point(at(0.6), radius - 8)}`;
  }).join('L');
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${outline}z`} fill={own('#3a1d00')} opacity=".3" transform="translate(-6 9)" />
      <path d={`M${outline}z`} fill={colour} />
      <circle r={radius * 0.74} fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      <circle r={radius * 0.6} fill={own('#f0e2c8')} opacity=".55" />
      <path
        d={[0, 1, 2, 3]
          .map((arm) => `M0 0L${point((arm * Math.PI) / 2 + 0.4, radius * 0.64)}`)
          .join('')}
        stroke={colour}
        strokeWidth={radius * 0.14}
      />
      <circle r={radius * 0.24} fill={colour} stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" />
    </g>
  );
}
