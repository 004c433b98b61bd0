import { RoundShadow } from '../../kit/shadow.tsx';
import { own, paint } from '../../palette.ts';

const grain = [0.93, 0.8, 0.66, 0.5, 0.36];

/** A round wooden table from straight above. */
export function TableTop({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <RoundShadow x={x} y={y} radius={radius} length={90} />
      <circle cx={x - 4} cy={y + 6} r={radius} fill={own('#2e1306')} />
      <circle cx={x} cy={y} r={radius} fill={paint.wood} />
      {grain.map((part, index) => (
        <ellipse
          key={part}
          cx={x + index * 9}
          cy={y - index * 7}
          rx={Math.round(radius * part)}
          ry={Math.round(radius * part * 0.96)}
          fill="none"
          stroke={own('#e0a062')}
          strokeOpacity=".22"
          strokeWidth="2"
        />
      ))}
      <circle
        cx={x}
        cy={y}
        r={radius - 1}
        fill="none"
        stroke={own('#ffc98a')}
        strokeOpacity=".6"
        strokeWidth="1.5"
      />
    </>
  );
}

interface DishProps {
  name: 'bowl' | 'rolls' | 'cup' | 'grill';
  x: number;
  y: number;
  radius: number;
  angle?: number;
}

/** Half the view box of each dish, where its rim has the given share of it. */
const rims = { bowl: 112 / 120, rolls: 104 / 110, cup: 58 / 64, grill: 104 / 110 };

/** A dish by its centre and the radius of its rim. */
export function Dish({ name, x, y, radius, angle = 0 }: DishProps) {
  const half = Math.round(radius / rims[name]);
  return (
    <>
      <RoundShadow x={x} y={y} radius={radius - 4} length={Math.round(radius * 0.3)} />
      <use
        href={`#${name}`}
        x={-half}
        y={-half}
        width={half * 2}
        height={half * 2}
        transform={`translate(${x} ${y}) rotate(${angle})`}
      />
    </>
  );
}
