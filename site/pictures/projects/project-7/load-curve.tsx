import { growthThrough, type Point } from '../../kit/curve.ts';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { paint, palette } from '../../palette.ts';

const load: Point[] = [
  [0, 176],
  [60, 172],
  [120, 156],
  [176, 108],
  [226, 40],
  [276, 18],
  [326, 30],
  [376, 84],
  [426, 122],
  [484, 138],
];

const shirts = ['#f2700f', '#0b5f63', '#8a3444', '#d9a13c', '#5e395a', '#c0643f', '#3f6261'];

/** Visitors queue along the load curve in front of the gate; 484 by 190. */
export function LoadCurve({ x, y }: { x: number; y: number }) {
  const line = growthThrough(load);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rule d="M0 10H484M0 66H484M0 122H484M0 178H484" />
      <path d={`${line}V178H0z`} fill={paint.fade} />
      <Stroke d={line} colour="#e4560c" width={3} />
      {load.slice(0, -1).flatMap(([fromX, fromY], index) => {
        const [toX, toY] = load[index + 1] ?? [fromX, fromY];
        return [0, 0.34, 0.67].map((part) => (
          <Person
            key={`${index} ${part}`}
            x={fromX + (toX - fromX) * part}
            y={fromY + (toY - fromY) * part - 13}
            colour={shirts[(index * 3 + Math.round(part * 3)) % shirts.length] ?? palette.orange}
          />
        ));
      })}
      <Gate x={446} y={66} />
    </g>
  );
}

/** The festival's gate, with its banner and bunting; 56 by 112. */
function Gate({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M6 22V112M50 22V112" stroke={palette.ink} strokeWidth="6" strokeLinecap="round" />
      <path fill={palette.sun} d="M9 24h13l-6.5 13zM22 24h13l-6.5 13zM35 24h13l-6.5 13z" />
      <rect width="56" height="25" rx="7" fill={palette.teal} />
      <path
        fill={palette.white}
        d="M28 4l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z"
      />
    </g>
  );
}

/** Someone from above: shoulders and head. */
function Person({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <ellipse cx="-4" cy="5" rx="8.5" ry="6" fill="#3a1030" opacity=".2" />
      <ellipse rx="8.5" ry="6" fill={colour} />
      <circle r="4.2" fill="#3a2e26" />
    </g>
  );
}
