import { growthThrough, type Point } from '../../kit/curve.ts';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';

/** Weight for age of girls, WHO child growth standards: [month, kg]. */
const percentile97: Point[] = [
  [0, 4.2],
  [2, 6.5],
  [4, 8.1],
  [6, 9.2],
  [9, 10.4],
  [12, 11.3],
  [15, 12.2],
  [18, 13],
];
const median: Point[] = [
  [0, 3.2],
  [2, 5.1],
  [4, 6.4],
  [6, 7.3],
  [9, 8.2],
  [12, 8.9],
  [15, 9.6],
  [18, 10.2],
];
const percentile3: Point[] = [
  [0, 2.4],
  [2, 4],
  [4, 5.1],
  [6, 5.8],
  [9, 6.6],
  [12, 7.1],
  [15, 7.7],
  [18, 8.2],
];
/** Her weights until today, at 18 months. */
const measured: readonly Point[] = [
  [0, 3.3],
  [1, 4.2],
  [2, 5.3],
  [4, 6.7],
  [6, 7.7],
  [9, 8.6],
  [12, 9.3],
  [15, 10],
  [18, 10.6],
];

const months = [0, 3, 6, 9, 12];
const weights = [4, 6, 8, 10, 12];

interface GrowthChartProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** "kg", above the weights. */
  weightUnit: string;
  /** "18 months", where the ages end. */
  lastAge: string;
}

/** A child's weight on the bands of the growth standard; the last is marked. */
export function GrowthChart({ x, y, width, height, weightUnit, lastAge }: GrowthChartProps) {
  const at = ([month, kilos]: Point): Point => [
    (month / 18) * width,
    height - ((kilos - 2) / 12) * height,
  ];
  const points = measured.map(at);
  const end = points.at(-1);
  const upper = growthThrough(percentile97.map(at));
  const lower = growthThrough(percentile3.map(at));
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rule d={weights.map((kilos) => `M0 ${at([0, kilos])[1]}H${width}`).join('')} />
      <path
        d={`${upper}V${height}H0z${lower}V${height}H0z`}
        fill={palette.wheat}
        fillRule="evenodd"
      />
      <Rule d={`M0 ${height}H${width}`} />
      <Stroke d={upper} colour="#d8bf94" width={1.5} />
      <Stroke d={lower} colour="#d8bf94" width={1.5} />
      <Stroke d={growthThrough(median.map(at))} colour="#a98a55" width={1.8} dashes=".1 6" />
      <Stroke d={growthThrough(points)} colour={palette.teal} width={3} />
      {points.map(([pointX, pointY]) => (
        <circle
          key={pointX}
          cx={pointX}
          cy={pointY}
          r="4.5"
          fill={palette.white}
          stroke={palette.teal}
          strokeWidth="2.5"
        />
      ))}
      <circle cx={end?.[0]} cy={end?.[1]} r="13" fill={palette.teal} opacity=".2" />
      {weights.map((kilos) => (
        <Text key={kilos} x={-10} y={at([0, kilos])[1] + 4} size={12} tone="muted" anchor="end">
          {kilos}
        </Text>
      ))}
      {months.map((month) => (
        <Text
          key={month}
          x={(month / 18) * width}
          y={height + 20}
          size={12}
          tone="muted"
          anchor="middle"
        >
          {month}
        </Text>
      ))}
      <Text x={-10} y={-8} size={12} tone="muted" anchor="end">
        {weightUnit}
      </Text>
      <Text x={width + 8} y={height + 20} size={12} tone="muted" anchor="end">
        {lastAge}
      </Text>
    </g>
  );
}
