import { Arm, Thumb } from '../../kit/hands/hands.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { bays, stateOf } from './bays.ts';
import { bayInHall, followed, hall, owner, placeInHall } from './places.ts';
import { Roof } from './roof.tsx';
import { Stocks } from './stocks.tsx';
import { Tree, Truck, trucks } from './yard.tsx';

const { width, height } = bayInHall;

const stocks = ['cartons', 'rack', 'rolls', 'cartons', 'drums', 'rack', 'cartons'] as const;

function Bay({ bay }: { bay: number }) {
  const { x, y } = placeInHall(bay);
  const isFree = stateOf(bay) === 'free';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx="2"
        fill={isFree ? '#f6f1da' : '#e9e3c2'}
        stroke="#f0b62e"
        strokeWidth="2"
      />
      {isFree ? (
        <Text x={40} y={46} size={20} weight="bold" anchor="middle" fill="#cbbf8e">
          {String(bay + 1)}
        </Text>
      ) : (
        <use href={`#wf-${stocks[(bay * 5) % stocks.length] ?? 'rack'}`} />
      )}
    </g>
  );
}

const wall = `M${hall.x - 14} ${hall.y - 14}h${hall.width + 28}v${hall.height + 28}h-${hall.width + 28}z`;

const inner = `M${hall.x} ${hall.y}v${hall.height}h${hall.width}v-${hall.height}z`;

/** The hall with its roof off, its yard, and the light on the bay. */
function Hall() {
  return (
    <>
      <path d="M300 640C700 622 1500 630 1900 640V1200H300z" fill="#fff" opacity=".35" />
      <path d="M300 652C700 634 1500 642 1900 652V1200H300z" fill="#d6d0b4" />
      <Stroke d="M310 884H1900" colour="#fffdf4" width={5} dashes="26 22" />
      <Stroke
        d="M696 700v120M782 700v120M882 700v120M968 700v120M1068 700v120M1161 700v120M1247 700v120"
        colour="#fffdf4"
        width={3}
      />
      {trucks.map((truck) => (
        <Truck key={truck.x} {...truck} />
      ))}
      <path d={wall} fill="#2f3a08" opacity=".2" transform="translate(-26 30)" />
      <path d={wall} fill="#2f3a08" opacity=".22" transform="translate(-10 12)" />
      <path
        d={`M${hall.x} ${hall.y}h${hall.width}v${hall.height}h-${hall.width}z`}
        fill="#b9c97c"
      />
      <path
        d={`M${hall.x + 4} ${hall.y + 192}h${hall.width - 8}M${hall.x + 4} ${hall.y + 393}h${hall.width - 8}`}
        stroke="#fdf6d8"
        strokeWidth="4"
        strokeDasharray="16 12"
      />
      {bays.map((bay) => (
        <Bay key={bay} bay={bay} />
      ))}
      {/* The wall's shade on the floor; the sun stands in the upper right. */}
      <path
        d={`M${hall.x} ${hall.y}h${hall.width}v${hall.height}h-16V${hall.y + 18}H${hall.x}z`}
        fill="#2f3a08"
        opacity=".2"
      />
      <path d={wall + inner} fill="#6d8c3e" />
      <path d={wall + inner} fill="none" stroke="#f3f2d8" strokeOpacity=".5" strokeWidth="1.4" />
      <path
        d={[716, 809, 902, 995, 1088, 1181]
          .map((x) => `M${x - 4} ${hall.y + hall.height}h54v16h-54z`)
          .join('')}
        fill={palette.orange}
      />
    </>
  );
}

const { x: bayX, y: bayY } = placeInHall(followed);

/** The light that falls on the bay, and its frame. */
function Light() {
  return (
    <>
      <path d={`M${bayX} ${bayY}h${width}v${height}h-${width}z`} fill={palette.amber} />
      <path d={`M${bayX + 30} ${bayY}h50v${height - 26}z`} fill="#fff" opacity=".4" />
      <Text x={bayX + 40} y={bayY + 52} size={34} weight="bold" anchor="middle" fill="#8a4a00">
        {String(followed + 1)}
      </Text>
      <rect
        x={bayX - 5}
        y={bayY - 5}
        width={width + 10}
        height={height + 10}
        rx="7"
        fill="none"
        stroke={palette.ink}
        strokeWidth="3.5"
      />
    </>
  );
}

/** Where the hand holds the roof. */
const grip = 'translate(1208 64) scale(.8)';

export function HallSymbols() {
  return (
    <>
      <Stocks />
      <g id="wf-tree">
        <circle cx="-12" cy="16" r="40" fill="#2f3a08" opacity=".2" />
        <path
          d="M0-40c20-6 40 8 42 28 14 14 6 38-10 42-12 16-44 14-52-2-22-4-28-30-14-44 0-16 18-28 34-24z"
          fill="#5a7a33"
        />
        <path
          d="M6-34c16-4 30 8 32 22 10 12 4 28-8 32-10 10-32 8-38-6-14-6-14-26-2-34 2-8 8-14 16-14z"
          fill="#7d9a49"
        />
        <path
          d="M12-26c10-2 20 6 20 14 6 8 2 18-6 18-8 6-20 2-22-8-8-6-4-24 8-24z"
          fill="#a9bd6b"
        />
      </g>
      <g id="wf-vent">
        <circle cx="-12" cy="15" r="26" fill="#2f1a08" opacity=".3" />
        <circle r="26" fill="#8d8073" />
        <circle cx="2" cy="-2" r="22" fill="#efe6d4" />
        <path
          d="M0-19v38M-19 0h38M-13.500-13.500l27 27M13.500-13.500l-27 27"
          stroke="#8d8073"
          strokeWidth="3.5"
        />
        <circle r="7" fill="#6a5a4c" />
      </g>
      <g id="wf-hall">
        <Tree x={604} y={96} size={1} />
        <Tree x={1452} y={640} size={1.1} />
        <Tree x={1490} y={560} size={0.8} />
        <Hall />
        <Tree x={1476} y={150} size={1.2} />
        <Tree x={1420} y={76} size={0.9} />
        <Tree x={1350} y={64} size={0.62} />
      </g>
      <g id="wf-light">
        <Light />
      </g>
      <g id="wf-roof">
        <Roof />
      </g>
      <g id="wf-owner-arm" transform={grip}>
        <Arm of={owner} />
      </g>
      <g id="wf-owner-thumb" transform={grip}>
        <Thumb of={owner} />
      </g>
    </>
  );
}
