import { Rule } from './lines.tsx';
import { Text } from './text.tsx';

interface KeyValuesProps {
  x: number;
  y: number;
  width: number;
  rows: readonly (readonly [name: string, value: string])[];
  step?: number;
  size?: number;
}

/** Names on the left, their values on the right, a rule between two rows. */
export function KeyValues({ x, y, width, rows, step = 32, size = 12.5 }: KeyValuesProps) {
  return (
    <>
      {rows.map(([name, value], index) => (
        <g key={name} transform={`translate(${x} ${y + index * step})`}>
          <Text x={0} y={0} size={size} tone="muted">
            {name}
          </Text>
          <Text x={width} y={0} size={size} weight="bold" anchor="end">
            {value}
          </Text>
          {index < rows.length - 1 && <Rule d={`M0 ${step * 0.38}H${width}`} />}
        </g>
      ))}
    </>
  );
}
