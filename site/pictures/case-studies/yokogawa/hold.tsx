import { Stroke } from '../../kit/lines.tsx';
import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Gateway } from './gateway.tsx';
import type { PictureWords } from '../../words.ts';

/** Where the gateway is, and how much larger than it is drawn. */
const at = 'translate(1664 388) scale(1.58)';

/** Readings that wait behind the gateway, a slip of paper each. */
const slips = [
  { x: 1690, turn: -9 },
  { x: 1738, turn: -4 },
  { x: 1786, turn: 3 },
  { x: 1834, turn: -2 },
  { x: 1878, turn: 7 },
];

export function HoldSymbols({ words }: { words: PictureWords['stages']['yokogawa'] }) {
  return (
    <>
      <g id="yk-slips">
        {slips.map(({ x, turn }) => (
          <g key={x} transform={`translate(${x} 330) rotate(${turn} 20 90)`}>
            <path d="M-8 10h44v110H-14z" fill="#062f2c" opacity=".2" />
            <path d="M0 6a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v120H0z" fill={palette.white} />
            <path d="M30 0h8a6 6 0 0 1 6 6v120H34z" fill="#f1e5d0" />
            <circle cx="18" cy="18" r="7.5" fill={palette.orange} />
            <path d="M10 36h22M10 46h16" stroke="#d9c8ab" strokeWidth="4" strokeLinecap="round" />
          </g>
        ))}
      </g>
      <g id="yk-gateway" transform={at}>
        <Gateway x={0} y={0} name="GW-204" rail={{ left: -40, right: 492 }} />
      </g>
      <g id="yk-modem">
        <BoxShadow x={2140} y={446} width={150} height={268} radius={16} length={60} />
        <rect x="2138" y="450" width="150" height="268" rx="16" fill="#062f2c" opacity=".6" />
        <rect x="2140" y="446" width="150" height="268" rx="16" fill="#0d565c" />
        <rect x="2144" y="448" width="146" height="216" rx="15" fill="#17686f" />
        <rect x="2150" y="450" width="138" height="86" rx="14" fill="#247b82" />
        <path
          d="M2184 500a44 44 0 0 1 62 0M2197 516a26 26 0 0 1 36 0"
          fill="none"
          stroke={palette.mint}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle cx="2215" cy="530" r="6" fill={palette.mint} />
        <path d="M2166 640h98M2166 654h98" stroke="#07484b" strokeWidth="5" strokeLinecap="round" />
        <rect x="2196" y="676" width="38" height="26" rx="5" fill="#062f2c" />
        <path d="M2204 700v-13h22v13" fill="none" stroke={palette.sun} strokeWidth="3" />
        {/* From the gateway to what calls the cloud. */}
        <Stroke
          d="M1902 740C1902 850 1980 846 2040 820S2215 850 2215 704"
          colour="#062f2c"
          width={14}
          opacity={0.35}
        />
        <Stroke
          d="M1902 734C1902 840 1980 838 2040 812S2215 840 2215 700"
          colour="#17686f"
          width={11}
        />
        <Stroke
          d="M1904 733C1906 832 1980 834 2038 808S2212 832 2213 704"
          colour="#7fc4bf"
          width={2.5}
        />
      </g>
      {(['down', 'back'] as const).map((state) => (
        <g key={state} id={`yk-${state}`}>
          <circle
            cx="2215"
            cy="588"
            r="22"
            fill={state === 'down' ? palette.orange : '#8fd36a'}
            opacity=".28"
          />
          <circle cx="2215" cy="588" r="12" fill={state === 'down' ? '#ff8a3c' : '#a6e27f'} />
          <rect x="2110" y="392" width="190" height="42" rx="21" fill="#062f2c" opacity=".18" />
          <rect x="2120" y="380" width="190" height="42" rx="21" fill={palette.white} />
          <circle
            cx="2143"
            cy="401"
            r="8"
            fill={state === 'down' ? palette.orange : palette.teal}
          />
          <Text x={2162} y={406.5} size={16} weight="bold">
            {words[state]}
          </Text>
        </g>
      ))}
      <g id="yk-held">
        <path
          d="M1956 318h236a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10h-236l-22-25z"
          fill="#062f2c"
          opacity=".16"
        />
        <path
          d="M1966 306h236a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10h-236l-22-25z"
          fill={palette.ink}
        />
        <Text x={1986} y={337} size={16.5} weight="bold" tone="white">
          {words.held}
        </Text>
      </g>
    </>
  );
}
