import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import satoArtwork from './sato.svg?raw';

/** The wall and the floor that all four moments share: the camera goes along them. */
function Hall() {
  const seams = Array.from({ length: 26 }, (_, index) => `M${-420 + index * 196} -200V742`).join(
    '',
  );
  return (
    <>
      <path d="M-900-400H5600V760H-900z" fill="#f2e2c2" />
      <path d={seams} stroke="#e3cda1" strokeWidth="5" />
      <path d={seams} transform="translate(4)" stroke="#fbf0d8" strokeWidth="3" />
      <path d="M-900 664H5600V742H-900z" fill="#d9b980" />
      <path d="M-900 664H5600" stroke="#f3dcae" strokeWidth="4" />
      <path d="M-900 742H5600V1600H-900z" fill="#b78a55" />
      <path d="M-900 742H5600V760H-900z" fill="#7b5327" opacity=".45" />
      <path
        d="M-900 850H5600"
        stroke={palette.amber}
        strokeWidth="16"
        strokeDasharray="150 60"
        opacity=".9"
      />
    </>
  );
}

const uprights = [1530, 1990, 2450] as const;
const levels = [342, 642] as const;

type BoxName = 'a' | 'b' | 'c';
/** What stands on the shelves: left edge, the shelf's height, width and height of each. */
const boxes: readonly (readonly [BoxName, number, number, number, number])[] = [
  ['a', 1566, 342, 1, 1.3],
  ['b', 1566, 212, 0.9, 0.9],
  ['c', 1946, 342, 0.33, 1.4],
  ['b', 2022, 342, 1.2, 1.1],
  ['c', 2170, 342, 1, 1.7],
  ['a', 2296, 342, 1.18, 0.9],
  ['b', 2296, 252, 1, 0.9],
  ['c', 1566, 642, 1.3, 1.2],
  ['b', 1726, 642, 1, 1.8],
  ['a', 1850, 642, 1.1, 1.1],
  ['c', 1856, 532, 0.9, 0.8],
  ['a', 2022, 642, 1.3, 1.5],
  ['b', 2182, 642, 1, 1.1],
  ['c', 2306, 642, 1.1, 1.7],
  ['c', 1580, 800, 1.4, 0.95],
  ['a', 1752, 800, 1.4, 0.95],
  ['b', 2040, 800, 1.5, 0.95],
  ['c', 2224, 800, 1.5, 0.95],
  ['b', 1560, 42, 1.5, 1],
  ['c', 1748, 42, 1.6, 1],
  ['a', 2026, 42, 1.4, 1],
  ['b', 2200, 42, 1.8, 1],
];

/** The end of aisle C: two bays, four levels, and one place that is lit. */
function Rack() {
  return (
    <>
      <path d="M1500-200H2480V812H1500z" fill="#5b3a1e" />
      <path
        d="M1530-200H2450V42H1530zM1530 66H2450V342H1530zM1530 366H2450V642H1530z"
        fill="#6d4827"
      />
      <path
        d="M1530 66H2450V104H1530zM1530 366H2450V404H1530zM1530 668H2450V704H1530z"
        fill="#462a12"
      />
      <path d="M1660 66H1970V342H1660z" fill="#ffd98a" opacity=".3" />
      {boxes.map(([name, x, base, width, height]) => (
        <use
          key={`${x} ${base}`}
          href={`#sa-box-${name}`}
          transform={`translate(${x} ${base - height * 100}) scale(${width} ${height})`}
        />
      ))}
      {[42, ...levels].map((y) => (
        <g key={y}>
          <path d={`M1500 ${y}H2480V${y + 26}H1500z`} fill="#c2540a" />
          <path d={`M1500 ${y}H2480V${y + 15}H1500z`} fill={palette.orange} />
          <path d={`M1500 ${y}H2480V${y + 4}H1500z`} fill="#ffa45c" />
        </g>
      ))}
      <path d="M1540 800H1970V814H1540zM2004 800H2440V814H2004z" fill="#8a5f2d" />
      {uprights.map((x) => (
        <g key={x}>
          <rect x={x - 22} y="-200" width="44" height="1016" fill="#123f42" />
          <rect x={x - 8} y="-200" width="30" height="1016" fill={palette.teal} />
          <path d={`M${x + 6} -190V806`} stroke="#07383b" strokeWidth="9" strokeDasharray="18 26" />
          <rect x={x - 34} y="806" width="68" height="16" rx="4" fill="#07383b" />
        </g>
      ))}
      {(
        [
          [1830, 'C-04-2', true],
          [2290, 'C-05-2', false],
        ] as const
      ).map(([x, place, isLit]) => (
        <g key={place}>
          <rect
            x={x}
            y="336"
            width="124"
            height="40"
            rx="6"
            fill={isLit ? palette.sun : '#fff6e4'}
          />
          <Text x={x + 62} y={364} size={23} weight="bold" anchor="middle">
            {place}
          </Text>
        </g>
      ))}
    </>
  );
}

/** Uprights between the camera and the aisle: they pass faster than what lies behind them. */
function Front() {
  return (
    <>
      {[1720, 3320, 5020].map((x) => (
        <g key={x}>
          <rect x={x} y="-300" width="104" height="1600" fill="#07383b" />
          <rect x={x + 26} y="-300" width="78" height="1600" fill="#0a4b50" />
          <path
            d={`M${x + 64} -280V1290`}
            stroke="#042628"
            strokeWidth="22"
            strokeDasharray="46 62"
          />
        </g>
      ))}
    </>
  );
}

export function HallSymbols() {
  return (
    <>
      <g id="sa-hall">
        <Hall />
      </g>
      <Artwork svg={satoArtwork} part="cart" id="sa-cart" />
      <g id="sa-rack">
        <Rack />
      </g>
      <g id="sa-front">
        <Front />
      </g>
    </>
  );
}
