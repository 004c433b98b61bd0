import { Stroke } from '../../kit/lines.tsx';
import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { own, paint, palette } from '../../palette.ts';

const cartons = [own('#d9a566'), own('#c48b4b'), own('#e5bd86'), own('#b5793a'), own('#efe0c6')];

interface RackProps {
  x: number;
  y: number;
  bays: number;
  name: string;
}

/** Two shelves back to back from above; every bay holds one or two cartons, some are empty. */
function Rack({ x, y, bays, name }: RackProps) {
  const seed = name.charCodeAt(0);
  // No shadow falls beyond the edge of the floor.
  const shade = Math.min(16, x);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 10l-${shade} 22V${bays * 34 + 36}h64l${shade}-22z`}
        fill={own('#3d1d04')}
        opacity=".2"
      />
      <rect width="64" height={bays * 34 + 8} rx="4" fill={own('#8a5a2a')} />
      <rect x="2" y="2" width="60" height={bays * 34 + 4} rx="3" fill={own('#f2e2c6')} />
      {Array.from({ length: bays * 2 }, (_, index) => {
        const [row, side] = [Math.floor(index / 2), index % 2];
        const pick = (index * 7 + seed * 3) % 9;
        if (pick === 0) return null;
        const colour = cartons[(index * 5 + seed) % cartons.length] ?? palette.honey;
        return (
          <g key={index} transform={`translate(${5 + side * 28} ${6 + row * 34})`}>
            <rect width="26" height={pick > 6 ? 14 : 29} rx="2" fill={colour} />
            <path
              d={pick > 6 ? 'M13 0v14' : 'M13 0v29'}
              stroke="#fff"
              strokeOpacity=".4"
              strokeWidth="3"
            />
            {pick > 6 && (
              <rect
                y="16"
                width="26"
                height="13"
                rx="2"
                fill={cartons[(index + seed) % cartons.length]}
              />
            )}
          </g>
        );
      })}
      <path
        d={`M0 0v${bays * 34 + 8}M64 0v${bays * 34 + 8}`}
        stroke={own('#e8690f')}
        strokeWidth="3"
      />
      <circle cx="32" cy="-16" r="12" fill={palette.white} />
      <Text x={32} y={-11.5} size={13.5} weight="bold" anchor="middle">
        {name}
      </Text>
    </g>
  );
}

const columns = [86, 206, 326];
const names = ['A', 'B', 'C', 'D'];

interface WarehouseFloorProps {
  /** How many are shown: the route ends behind the third. */
  racks?: number;
  /** Of a rack: they make the floor as long as it is. */
  bays?: number;
  /** How far along their aisles the four stops lie. */
  stops?: readonly [number, number, number, number];
}

/** A warehouse from above, 470 by 470: four racks and a route through four stops; two are done. */
export function WarehouseFloor({
  racks = 4,
  bays = 10,
  stops = [296, 128, 206, 288],
}: WarehouseFloorProps) {
  const width = racks * 120 - 10;
  const end = 130 + bays * 34;
  const [first = 0, second = 0, third = 0] = columns;
  const turn = end - 30;
  const places = stops.map((y, index) => ({ x: columns[Math.max(0, index - 1)] ?? 0, y }));
  return (
    <>
      <rect width={width} height={end} rx="10" fill={own('#f7ecd6')} />
      <path
        d={`M20 20H${width - 20}M20 ${end - 20}H${width - 20}${[66, 186, 306, 426]
          .slice(0, racks)
          .map((x) => `M${x} 20V${end - 20}`)
          .join('')}`}
        stroke={own('#e9d3a8')}
        strokeWidth="2"
        strokeDasharray="14 10"
      />
      <g transform={`translate(0 ${end - 470})`}>
        <path d="M8 408h112v54H18a10 10 0 0 1-10-10z" fill={own('#ffd98a')} opacity=".7" />
        <path
          d="M20 408l-12 12M48 408l-40 40M76 408l-54 54M104 408l-54 54M120 420l-42 42M120 448l-14 14"
          stroke={own('#f2a11b')}
          strokeWidth="4"
        />
      </g>
      {names.slice(0, racks).map((name, index) => (
        <Rack
          key={name}
          x={-6 + index * 120 + (index === 0 ? 10 : 0)}
          y={66}
          bays={index === 0 ? bays - 1 : bays}
          name={name}
        />
      ))}
      <Stroke
        d={`M96 ${turn}H${first}V28H${second}V${turn}H${third}V${stops[3]}`}
        colour={palette.white}
        width={8}
      />
      <Stroke d={`M96 ${turn}H${first}V28H${second}V${stops[2]}`} colour={palette.teal} width={4} />
      <Stroke
        d={`M${second} ${stops[2]}V${turn}H${third}V${stops[3]}`}
        colour={palette.teal}
        width={4}
        dashes=".1 11"
      />
      {places.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <RoundShadow x={x} y={y} radius={15} length={16} />
          <circle
            cx={x}
            cy={y}
            r="16"
            fill={index < 2 ? palette.teal : index === 2 ? paint.sun : palette.white}
            stroke={palette.white}
            strokeWidth="2.5"
          />
          <Text
            x={x}
            y={y + 5}
            size={14}
            weight="bold"
            anchor="middle"
            tone={index < 2 ? 'white' : undefined}
          >
            {index + 1}
          </Text>
        </g>
      ))}
      <Cart x={182} y={92} />
    </>
  );
}

/** The picker's cart on its way to stop 3. */
function Cart({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 8l-18 22v48h44l18-22z" fill={own('#3d1d04')} opacity=".3" />
      <rect width="48" height="66" rx="8" fill={own('#4a3b30')} />
      <rect x="4" y="4" width="40" height="50" rx="5" fill={own('#fffdf9')} />
      <rect x="8" y="8" width="18" height="20" rx="2" fill={own('#d9a566')} />
      <rect x="28" y="8" width="13" height="20" rx="2" fill={own('#c48b4b')} />
      <rect x="8" y="31" width="33" height="19" rx="2" fill={own('#e5bd86')} />
      <path d="M8 61h32" stroke="#ffb800" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
