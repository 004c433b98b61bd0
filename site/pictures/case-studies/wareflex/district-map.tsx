import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { bayColours, bays, columns, stateOf } from './bays.ts';

/** A price above its hall; `x`, `y` is the tip. */
export function PriceTag({
  x,
  y,
  isChosen = false,
  children,
}: {
  x: number;
  y: number;
  isChosen?: boolean;
  children: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoxShadow x={-42} y={-37} width={84} height={28} radius={10} length={18} />
      <path
        fill={isChosen ? palette.ink : palette.white}
        d="M-42-23a14 14 0 0 1 14-14h56a14 14 0 0 1 0 28H7L0 0l-7-9h-21a14 14 0 0 1-14-14z"
      />
      <Text
        x={0}
        y={-18.5}
        size={12.5}
        weight="bold"
        anchor="middle"
        tone={isChosen ? 'white' : undefined}
      >
        {children}
      </Text>
    </g>
  );
}

/** The bays of the chosen hall from above, the free ones framed; 252 by 92. */
export function HallPlan() {
  return (
    <>
      <rect width="252" height="92" rx="8" fill="#f7f3df" />
      <rect
        x="1"
        y="1"
        width="250"
        height="90"
        rx="7"
        fill="none"
        stroke="#486829"
        strokeWidth="2"
      />
      {bays.map((bay) => {
        const [column, row] = [bay % columns, Math.floor(bay / columns)];
        return (
          <rect
            key={bay}
            x={8 + column * 30}
            y={7 + row * 15.5 + (row > 1 ? 4 : 0)}
            width="26"
            height="12"
            rx="2.5"
            fill={bayColours[stateOf(bay)]}
          />
        );
      })}
      <path d="M2 38H250" stroke="#e6dcb8" strokeWidth="2.5" strokeDasharray="7 5" />
      <rect
        x="155.5"
        y="4.5"
        width="91"
        height="52"
        rx="4"
        fill="none"
        stroke={palette.ink}
        strokeWidth="1.6"
      />
    </>
  );
}
