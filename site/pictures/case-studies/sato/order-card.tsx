import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { order } from './carton.tsx';
import type { SatoProps } from './words.ts';

export const card = { width: 214, height: 110 } as const;

const icons = ['clock', 'clock', 'check'] as const;

export function Reason({ at, reason, x, y }: { at: number; reason: string; x: number; y: number }) {
  return (
    <>
      <Glyph
        name={icons[at] ?? 'clock'}
        x={x}
        y={y}
        size={22}
        colour={at === 2 ? palette.teal : palette.ember}
      />
      <Text x={x + 30} y={y + 16.5} size={14.5} weight="medium">
        {reason}
      </Text>
    </>
  );
}

/** The followed order, with the carton that it is about; it lies in the first column. */
export function Card({ words }: SatoProps) {
  const { width, height } = card;
  return (
    <>
      <path
        d={`M4 14l-22 24V${height + 22}H${width - 22}L${width} ${height - 4}z`}
        fill="#5a3a10"
        opacity=".26"
      />
      <rect width={width} height={height} rx="12" fill={palette.white} />
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={height - 4}
        rx="10"
        fill="none"
        stroke={palette.orange}
        strokeWidth="4"
      />
      <use href="#sa-carton" transform="translate(16 13) scale(.15)" />
      <Text x={60} y={36} size={16} weight="bold">
        {order}
      </Text>
      <Text x={width - 16} y={36} size={14.5} tone="muted" anchor="end">
        {words.cities.nagoya}
      </Text>
      <Rule d={`M16 54H${width - 16}`} />
    </>
  );
}
