import { BoxShadow } from '../../kit/shadow.tsx';
import { palette } from '../../palette.ts';

const readings = ['#ffd98a', '#ffc14f', '#f9a11b', '#f58a2b'];

/** The log: one cell for each reading, in the order in which they came. */
export function LogBand({
  x,
  y,
  width,
  cells,
}: {
  x: number;
  y: number;
  width: number;
  cells: number;
}) {
  const step = (width - 16) / cells;
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoxShadow width={width} height={56} radius={14} length={16} />
      <rect width={width} height="56" rx="14" fill={palette.ink} />
      {Array.from({ length: cells }, (_, index) => (
        <rect
          key={index}
          x={Math.round((8 + index * step) * 10) / 10}
          y="10"
          width={Math.round((step - 4) * 10) / 10}
          height="36"
          rx="4"
          fill={(index * 7) % 11 === 3 ? palette.tealLight : readings[(index * 5) % 4]}
        />
      ))}
    </g>
  );
}
