import { paint, palette } from '../palette.ts';
import { Text } from './text.tsx';

const chipColours = {
  plain: { ground: palette.sand, text: palette.ink },
  sun: { ground: palette.honey, text: palette.ink },
  orange: { ground: '#f58a2b', text: palette.ink },
  teal: { ground: palette.mint, text: palette.tealDeep },
  ink: { ground: palette.ink, text: '#fff' },
} as const;

export type ChipColour = keyof typeof chipColours;

interface BoxProps {
  x: number;
  y: number;
  width: number;
  children: string;
}

/** A small pill that names a state, twice as high as its type. */
export function Chip({
  x,
  y,
  width,
  size = 12,
  colour = 'plain',
  children,
}: BoxProps & { size?: number; colour?: ChipColour }) {
  const { ground, text } = chipColours[colour];
  return (
    <>
      <rect x={x} y={y} width={width} height={size * 2} rx={size} fill={ground} />
      <Text
        x={x + width / 2}
        y={y + size * 1.35}
        size={size}
        weight="medium"
        fill={text}
        anchor="middle"
      >
        {children}
      </Text>
    </>
  );
}

/** The gradient button of the product being drawn. */
export function Button({ x, y, width, height = 40, children }: BoxProps & { height?: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={paint.sunAcross} />
      <Text x={x + width / 2} y={y + height / 2 + 5} size={14} weight="bold" anchor="middle">
        {children}
      </Text>
    </>
  );
}

/** A button of second rank. */
export function OutlineButton({
  x,
  y,
  width,
  height = 40,
  children,
}: BoxProps & { height?: number }) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={height / 2}
        fill="none"
        stroke={palette.ink}
        strokeOpacity=".3"
        strokeWidth="1.4"
      />
      <Text x={x + width / 2} y={y + height / 2 + 5} size={13.5} weight="medium" anchor="middle">
        {children}
      </Text>
    </>
  );
}

/** How much of a whole is done, from 0 to 1. */
export function Progress({
  x,
  y,
  width,
  part,
  height = 8,
}: {
  x: number;
  y: number;
  width: number;
  part: number;
  height?: number;
}) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={palette.wheat} />
      <rect
        x={x}
        y={y}
        width={Math.round(width * part)}
        height={height}
        rx={height / 2}
        fill={paint.sunAcross}
      />
    </>
  );
}

/** A switch. */
export function Toggle({ x, y, isOn = true }: { x: number; y: number; isOn?: boolean }) {
  return (
    <>
      <rect x={x} y={y} width="34" height="20" rx="10" fill={isOn ? palette.teal : '#e0d0c4'} />
      <circle cx={x + (isOn ? 24 : 10)} cy={y + 10} r="7.5" fill="#fff" />
    </>
  );
}

/** A person, by initials. */
export function Avatar({
  x,
  y,
  colour,
  radius = 15,
  children,
}: {
  x: number;
  y: number;
  colour: string;
  radius?: number;
  children: string;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={colour} />
      <Text
        x={x}
        y={y + 4}
        size={radius > 20 ? 15 : radius > 18 ? 13 : 12}
        weight="bold"
        anchor="middle"
      >
        {children}
      </Text>
    </>
  );
}
