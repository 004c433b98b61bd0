import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';

interface PlantProps {
  width: number;
  height: number;
  roads: string;
  /** Each hall's left, top, width and height. */
  halls: readonly (readonly [number, number, number, number])[];
  /** The radio links between the gateways. */
  links: string;
  gateways: readonly GatewayPinProps[];
}

/** A plant from above with its gateways. */
export function Plant({ width, height, roads, halls, links, gateways }: PlantProps) {
  return (
    <>
      <rect width={width} height={height} rx="12" fill="#e4ecd8" />
      <path d={roads} stroke={palette.white} strokeWidth="16" />
      {halls.map(([x, y, length, depth]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect x="-6" y="8" width={length} height={depth} rx="6" fill="#1d4d48" opacity=".16" />
          <rect width={length} height={depth} rx="6" fill="#f7f3e6" />
          <path d={`M10 ${depth / 2}h${length - 20}`} stroke="#d8d2ba" strokeWidth="3" />
        </g>
      ))}
      <path
        d={links}
        fill="none"
        stroke="#4da2a6"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray=".1 8"
      />
      {gateways.map((gateway) => (
        <GatewayPin key={gateway.name} {...gateway} />
      ))}
    </>
  );
}

interface GatewayPinProps {
  x: number;
  y: number;
  /** A part of 1. */
  battery: number;
  name: string;
}

function GatewayPin({ x, y, battery, name }: GatewayPinProps) {
  const isWeak = battery < 0.3;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-52" y="-18" width="112" height="40" rx="20" fill="#0d565c" opacity=".2" />
      <rect x="-50" y="-22" width="112" height="40" rx="20" fill={palette.white} />
      <circle cx="-30" cy="-2" r="14" fill={isWeak ? palette.orange : palette.teal} />
      <Glyph
        name={isWeak ? 'bell' : 'server'}
        x={-38}
        y={-10}
        size={16}
        colour={isWeak ? palette.ink : '#fff'}
      />
      <Text x={-10} y={-3} size={12} weight="bold">
        {name}
      </Text>
      <rect x="-10" y="4" width="58" height="6" rx="3" fill={palette.wheat} />
      <rect
        x="-10"
        y="4"
        width={Math.round(58 * battery)}
        height="6"
        rx="3"
        fill={isWeak ? palette.orange : palette.teal}
      />
    </g>
  );
}
