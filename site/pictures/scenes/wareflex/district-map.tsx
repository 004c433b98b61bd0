import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { bayColours, bays, columns, stateOf } from './bays.ts';

const halls = [
  [136, 88, 84, 54],
  [146, 24, 60, 36],
  [36, 126, 70, 60],
  [320, 24, 62, 84],
  [436, 88, 70, 50],
  [442, 20, 56, 34],
  [546, 42, 60, 90],
  [342, 180, 90, 60],
  [460, 198, 70, 56],
  [136, 232, 76, 52],
  [34, 242, 44, 40],
  [150, 436, 60, 30],
  [370, 362, 84, 56],
  [502, 352, 60, 70],
  [260, 432, 50, 40],
] as const;

const chosen = 7;

/** An industrial district from above, 620 by 462, with one hall chosen. */
export function DistrictMap() {
  return (
    <>
      <rect width="620" height="470" fill="#eef0df" />
      <path fill="#dde8c9" d="M0 0h150l40 70-60 90-130 20zM510 292l130-60v240H450l-20-90z" />
      <g fill="none">
        <path
          stroke="#b9dad6"
          strokeWidth="34"
          d="M-20 382c90-30 130 40 220 20s110-110 200-100 120-70 250-90"
        />
        <path
          stroke="#cfe7e2"
          strokeWidth="18"
          d="M-20 382c90-30 130 40 220 20s110-110 200-100 120-70 250-90"
        />
        <g stroke={palette.white} strokeLinecap="round">
          <path
            strokeWidth="15"
            d="M-10 212c120-10 200-70 330-60s200 60 320 30M250-18c10 120 60 180 40 280s-70 120-60 220"
          />
          <path
            strokeWidth="8"
            d="M90-8l30 200M420-8l-30 160M510 2l20 180M10 102l250-30M300 272l180 60M70 212l20 150M350 322l-20 150M550 202l20 130M130 12h110M420 62l110 10M10 292l100-10"
          />
        </g>
        <path stroke="#f3c777" strokeWidth="5" d="M-10 212c120-10 200-70 330-60s200 60 320 30" />
      </g>
      {halls.map(([x, y, width, height], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect x="-4" y="6" width={width} height={height} rx="3" fill="#8a7a4a" opacity=".22" />
          <rect
            width={width}
            height={height}
            rx="3"
            fill={index === chosen ? '#ffb83b' : '#f8f1e2'}
          />
          <path
            d={`M0 ${height / 2}h${width}`}
            stroke={index === chosen ? palette.orange : '#dccfb6'}
          />
          {index === chosen && (
            <rect
              x="-4"
              y="-4"
              width={width + 8}
              height={height + 8}
              rx="5"
              fill="none"
              stroke={palette.ink}
              strokeWidth="2"
            />
          )}
        </g>
      ))}
    </>
  );
}

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
