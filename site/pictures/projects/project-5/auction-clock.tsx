import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { Place } from '../../scenes/scene.ts';

const ticks = Array.from({ length: 60 }, (_, index) => index);

/** The falling price: the lamp has run from 12,000 down to 8,400 of 14,400. */
export function Clock({
  x,
  y,
  radius,
  price,
  unit,
}: Place & { radius: number; price: string; unit: string }) {
  const lit = 35;
  return (
    <g transform={`translate(${x} ${y})`}>
      <RoundShadow x={0} y={0} radius={radius} length={60} />
      <circle r={radius} fill={paint.metal} />
      <circle r={radius - 8} fill={palette.white} />
      {ticks.map((tick) => (
        <circle
          key={tick}
          cx="0"
          cy={-radius + 22}
          r={tick === lit ? 7 : tick % 5 === 0 ? 3.6 : 2.2}
          fill={tick === lit ? palette.orange : tick > lit && tick < 51 ? '#f9c58a' : '#cbb89c'}
          transform={`rotate(${tick * 6})`}
        />
      ))}
      <circle
        cx="0"
        cy={-radius + 22}
        r="14"
        fill={palette.orange}
        opacity=".22"
        transform={`rotate(${lit * 6})`}
      />
      <Text x={0} y={8} size={34} weight="bold" anchor="middle" spacing={1}>
        {price}
      </Text>
      <Text x={0} y={33} size={14} tone="muted" anchor="middle">
        {unit}
      </Text>
    </g>
  );
}
