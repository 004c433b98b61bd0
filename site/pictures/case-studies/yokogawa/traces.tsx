import { lineThrough, plot } from '../../kit/curve.ts';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';

/** A repeatable, slightly restless signal between 0 and 1; the bump is an event on the machine. */
const signal = (
  count: number,
  base: number,
  restlessness: number,
  bump?: { at: number; height: number },
) =>
  Array.from({ length: count }, (_, index) => {
    const noise =
      Math.sin(index * 1.7) * 0.5 + Math.sin(index * 0.61 + 2) * 0.8 + Math.sin(index * 3.1) * 0.3;
    const event = bump ? bump.height * Math.exp(-(((index - bump.at) / 4) ** 2)) : 0;
    return Math.round((base + noise * restlessness + event) * 1000) / 1000;
  });

export interface Trace {
  name: string;
  value: string;
  colour: string;
  values: number[];
  limit?: number;
}

export const bearing = signal(64, 0.34, 0.05, { at: 63, height: 0.44 });
export const speed = signal(64, 0.6, 0.02);
export const oilFlow = signal(64, 0.46, 0.07);

/** Live signals of one machine, one above the other. */
export function Traces({
  traces,
  width,
  labelWidth = 128,
}: {
  traces: Trace[];
  width: number;
  labelWidth?: number;
}) {
  return traces.map(({ name, value, colour, values, limit }, index) => {
    const frame = { left: labelWidth, right: width, top: 8, bottom: 72, max: 1 };
    const limitY = limit === undefined ? 0 : 72 - 64 * limit;
    return (
      <g key={name} transform={`translate(0 ${index * 86})`}>
        <Text x={0} y={30} size={12.5} tone="muted">
          {name}
        </Text>
        <Text x={0} y={58} size={21} weight="bold">
          {value}
        </Text>
        <Rule d={`M${labelWidth} 72H${width}`} />
        {limit !== undefined && (
          <Stroke
            d={`M${labelWidth} ${limitY}H${width}`}
            colour={palette.orange}
            width={1.5}
            dashes="4 5"
          />
        )}
        <Stroke d={lineThrough(plot(values, frame))} colour={colour} width={2.4} />
      </g>
    );
  });
}
