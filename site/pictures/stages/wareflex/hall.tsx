import { Arm, Thumb } from '../../kit/hand.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { bays, stateOf } from '../../scenes/wareflex/bays.ts';
import { bayInHall, followed, hall, owner, placeInHall } from './places.ts';

const { width, height } = bayInHall;

/** What the tenants keep, small: cartons, a rack, drums, rolls. */
function Stocks() {
  return (
    <>
      <g id="wf-cartons">
        <path d="M8 10h64v60H8z" fill="#2f3a08" opacity=".16" />
        <path
          d="M11 7h18v18H11zM32 7h18v18H32zM53 7h18v18H53zM11 28h18v18H11zM53 28h18v18H53zM11 49h18v18H11zM32 49h18v18H32z"
          fill="#d8ad72"
        />
        <path d="M32 28h18v18H32z" fill={palette.white} />
        <path
          d="M11 14h18v4H11zM32 14h18v4H32zM53 14h18v4H53zM11 35h18v4H11zM53 35h18v4H53zM11 56h18v4H11zM32 56h18v4H32z"
          fill="#f0dab5"
        />
      </g>
      <g id="wf-rack">
        <path d="M5 14h68v18H5zM5 52h68v18H5z" fill="#2f3a08" opacity=".18" />
        <path d="M8 9h66v18H8zM8 47h66v18H8z" fill={palette.teal} />
        <path d="M11 11h13v14H11zM43 11h13v14H43zM27 49h13v14H27zM58 49h13v14H58z" fill="#ffc14f" />
        <path d="M27 11h13v14H27zM58 11h13v14H58zM11 49h13v14H11z" fill="#f6eddd" />
        <path d="M43 49h13v14H43z" fill="#e8762c" />
      </g>
      <g id="wf-drums">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((drum) => {
          const [x, y] = [18 + (drum % 3) * 22, 16 + Math.floor(drum / 3) * 22];
          return (
            <g key={drum}>
              <circle cx={x - 2} cy={y + 4} r="10" fill="#2f3a08" opacity=".2" />
              <circle cx={x} cy={y} r="10" fill={drum % 4 ? '#7fc4bf' : '#e8762c'} />
              <circle cx={x + 1} cy={y - 1} r="6.5" fill={drum % 4 ? '#bfe0da' : '#ffb36b'} />
            </g>
          );
        })}
      </g>
      <g id="wf-rolls">
        <path d="M7 13h64v60H7z" fill="#2f3a08" opacity=".16" />
        <path d="M10 8h12v60H10zM42 8h12v60H42z" fill="#e2906f" />
        <path d="M26 8h12v60H26zM58 8h12v60H58z" fill="#fbf3e4" />
        <path
          d="M17 8h5v60h-5zM33 8h5v60h-5zM49 8h5v60h-5zM65 8h5v60h-5z"
          fill="#7a2e00"
          opacity=".14"
        />
      </g>
    </>
  );
}

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

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return <use href="#wf-tree" transform={`translate(${x} ${y}) scale(${size})`} />;
}

const trucks = [
  { x: 716, load: palette.white, cab: palette.orange },
  { x: 902, load: '#ffc14f', cab: palette.white },
  { x: 1181, load: '#7fc4bf', cab: palette.white },
] as const;

/** A trailer backed up to its dock, the cab to the south. */
function Truck({ x, load, cab }: (typeof trucks)[number]) {
  return (
    <g transform={`translate(${x} 694)`}>
      <path d="M-22 18H38v124l-10 38H-14z" fill="#2f2a14" opacity=".22" />
      <path d="M6 112h34v16H6z" fill="#3a302a" />
      <rect x="3" y="122" width="40" height="40" rx="9" fill={cab} />
      <path d="M7 144h32l-3 11H10z" fill="#3a302a" />
      <rect width="46" height="120" rx="3" fill={load} />
      <path
        d="M4 15h38M4 31h38M4 47h38M4 63h38M4 79h38M4 95h38"
        stroke="#1b1410"
        strokeOpacity=".12"
        strokeWidth="2"
      />
      <path d="M34 0h9a3 3 0 0 1 3 3v114a3 3 0 0 1-3 3h-9z" fill="#fff" opacity=".4" />
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

const roof = { left: 640, top: 118, right: 1424, bottom: 685 } as const;
const ridge = 400;
const roofOutline = `M${roof.left} ${roof.top}H${roof.right}V${roof.bottom}H${roof.left}z`;

function Vent({ x, y }: { x: number; y: number }) {
  return <use href="#wf-vent" transform={`translate(${x} ${y})`} />;
}

/** The roof, closed, with the name of the hall; the owner's hand holds it by its right edge. */
function Roof() {
  const ribs = Array.from(
    { length: 27 },
    (_, rib) => `M${roof.left + 28 + rib * 28} ${roof.top}V${roof.bottom}`,
  );
  return (
    <>
      <path d={roofOutline} fill="#2f1a08" opacity=".13" transform="translate(-44 54)" />
      <path d={roofOutline} fill="#2f1a08" opacity=".2" transform="translate(-16 20)" />
      <path
        d={`M${roof.left} ${ridge}H${roof.right}V${roof.bottom}H${roof.left}z`}
        fill="#d0561c"
      />
      <path d={`M${roof.left} ${roof.top}H${roof.right}V${ridge}H${roof.left}z`} fill="#e9752f" />
      <path d={`M${roof.left} ${roof.bottom - 14}H${roof.right}v14H${roof.left}z`} fill="#a53f0d" />
      <path d={`M${roof.right - 12} ${roof.top}h12V${roof.bottom}h-12z`} fill="#ffa45c" />
      <path d={ribs.join('')} stroke="#7a2700" strokeOpacity=".22" strokeWidth="3" />
      <path
        d={ribs.join('')}
        stroke="#ffd0a0"
        strokeOpacity=".35"
        strokeWidth="1.4"
        transform="translate(3 0)"
      />
      <path
        d={[0, 1, 2, 3, 4]
          .map((pane) => `M${roof.left + 56 + pane * 140} 180h56v120h-56z`)
          .join('')}
        fill="#dff0e6"
      />
      <path
        d={[0, 1, 2, 3, 4].map((pane) => `M${roof.left + 84 + pane * 140} 180h28v90z`).join('')}
        fill="#fff"
        opacity=".7"
      />
      <path
        d={[0, 1, 2, 3, 4]
          .map(
            (pane) =>
              `M${roof.left + 56 + pane * 140} 180h56v120h-56zM${roof.left + 84 + pane * 140} 180v120`,
          )
          .join('')}
        fill="none"
        stroke="#8f3208"
        strokeWidth="4"
      />
      <path d={`M${roof.left} ${ridge - 7}H${roof.right}v14H${roof.left}z`} fill="#ffb06e" />
      <path
        d={`M${roof.left} ${ridge + 4}H${roof.right}v5H${roof.left}z`}
        fill="#7a2700"
        opacity=".3"
      />
      <Vent x={800} y={ridge} />
      <Vent x={1032} y={ridge} />
      <Vent x={1264} y={ridge} />
      <Text x={1352} y={598} size={150} weight="bold" anchor="end" fill="#ffe6cc" spacing={-6}>
        B7
      </Text>
      <Stroke
        d={`M${roof.left} ${roof.top}H${roof.right}V${roof.bottom}`}
        colour="#fff"
        width={1.6}
        opacity={0.5}
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
