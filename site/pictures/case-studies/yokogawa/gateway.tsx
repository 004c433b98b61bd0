import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';

const ports = [0, 1, 2, 3, 4];

interface GatewayProps {
  x: number;
  y: number;
  name: string;
  /** Where its rail ends, from the gateway's own left edge. */
  rail?: { left: number; right: number };
}

/** An industrial gateway from the front, clipped to its rail; 176 by 250. */
export function Gateway({ x, y, name, rail = { left: -400, right: 1000 } }: GatewayProps) {
  const length = rail.right - rail.left;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={rail.left}
        y="96"
        width={length}
        height="46"
        fill="#062f2c"
        opacity=".25"
        transform="translate(-8 12)"
      />
      <rect x={rail.left} y="96" width={length} height="46" fill={paint.metal} />
      <path
        d={`M${rail.left} 108h${length}M${rail.left} 130h${length}`}
        stroke="#7d7266"
        strokeOpacity=".6"
      />
      <path
        d={`M${rail.left + 20} 119H${rail.right}`}
        stroke="#5b5148"
        strokeWidth="10"
        strokeDasharray="34 40"
        strokeLinecap="round"
      />
      <BoxShadow width={176} height={250} radius={16} length={60} />
      <rect x="-2" y="3" width="176" height="250" rx="16" fill="#2a1f18" />
      <rect width="176" height="250" rx="16" fill={palette.paper} />
      <rect
        x="1"
        y="1"
        width="174"
        height="248"
        rx="15"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      />
      <path d="M0 186h176v48a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" fill="#3a2f29" />
      {ports.map((port) => (
        <g key={port} transform={`translate(${14 + port * 31} 200)`}>
          <rect width="25" height="25" rx="4" fill="#0b0705" />
          <path d="M5 20v-9h15v9" fill="none" stroke={palette.sun} strokeWidth="2.5" />
          <circle cx="12.5" cy="37" r="3" fill="#8fd36a" />
        </g>
      ))}
      <rect x="18" y="20" width="140" height="76" rx="8" fill="#16312f" />
      <path
        d="M28 76c10 0 10-24 20-24s8 14 18 14 10-26 20-26 10 20 20 20 10-12 20-12 8 8 20 8"
        fill="none"
        stroke={palette.tealLight}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Text x={28} y={38} size={12.5} weight="bold" fill="#dff3ef">
        {name}
      </Text>
      {[0, 1, 2].map((led) => (
        <circle
          key={led}
          cx={26 + led * 18}
          cy="118"
          r="5"
          fill={['#8fd36a', '#ffb800', '#d9c8ab'][led]}
        />
      ))}
      <path
        d="M96 118h62M96 132h62M96 146h62M96 160h62M18 146h58M18 160h40"
        stroke="#e0d0b6"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
