import type { Format } from '../../format.ts';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Place } from '../../scenes/scene.ts';

/** 0.61 lies below the line at 0.90, so the answer goes to a person. */
export function Confidence({ x, y, label, format }: Place & { label: string; format: Format }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Text x={0} y={14} size={13.5} tone="muted">
        {label}
      </Text>
      <rect y="26" width="250" height="10" rx="5" fill="#eadcc4" />
      <rect y="26" width="152" height="10" rx="5" fill={palette.orange} />
      <path d="M225 18v19" stroke={palette.teal} strokeWidth="2.5" strokeLinecap="round" />
      <Text x={152} y={57} size={13.5} weight="bold" tone="ember" anchor="middle">
        {format.number(0.61, 2)}
      </Text>
      <Text x={225} y={57} size={13.5} weight="bold" tone="teal" anchor="middle">
        {format.number(0.9, 2)}
      </Text>
    </g>
  );
}
