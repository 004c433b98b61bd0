import { Stroke } from '../../kit/lines.tsx';
import { palette } from '../../palette.ts';
import { near } from './places.ts';

const { x, y, width, height } = near;
const right = x + width;

/** The floor around the bay: an aisle below it, its neighbours, what stands there. */
export function Surroundings() {
  return (
    <>
      <path d="M-900-900H3600V2400H-900z" fill="#b9c97c" />
      <path d="M-900 738H3600V1034H-900z" fill="#adbf6e" />
      <path d="M-900 886H3600" stroke="#fdf6d8" strokeWidth="12" strokeDasharray="58 42" />
      {[-610, 50, 1370, 2030].map((left) => (
        <g key={left}>
          <rect
            x={left}
            y={y}
            width={width}
            height={height}
            fill={left > right ? '#f3eed6' : '#e6e0bf'}
            stroke="#f0b62e"
            strokeWidth="10"
          />
          <rect
            x={left}
            y={y - 615}
            width={width}
            height={height}
            fill={left > right ? '#f3eed6' : '#e6e0bf'}
            stroke="#f0b62e"
            strokeWidth="10"
          />
          <rect
            x={left}
            y="1045"
            width={width}
            height={height}
            fill="#e6e0bf"
            stroke="#f0b62e"
            strokeWidth="10"
          />
        </g>
      ))}
      <rect
        x={x}
        y={y - 615}
        width={width}
        height={height}
        fill="#f3eed6"
        stroke="#f0b62e"
        strokeWidth="10"
      />
      <rect
        x={x}
        y="1045"
        width={width}
        height={height}
        fill="#e6e0bf"
        stroke="#f0b62e"
        strokeWidth="10"
      />
      {[0, 1, 2].map((row) => (
        <use
          key={row}
          href={`#wf-${(['kraft', 'parasols', 'kraft'] as const)[row] ?? 'kraft'}`}
          transform={`translate(454 ${y + 20 + row * 184.5})`}
        />
      ))}
      <Jack />
    </>
  );
}

/** A hand pallet truck, parked in the aisle. */
function Jack() {
  return (
    <g transform="translate(724 826) rotate(-9)">
      <path d="M-14 16H176V100H-14L-84 70V46z" fill="#2f3a08" opacity=".22" />
      <path
        d="M20 0H190a10 10 0 0 1 10 10V18a10 10 0 0 1-10 10H20zM20 58H190a10 10 0 0 1 10 10V76a10 10 0 0 1-10 10H20z"
        fill={palette.orange}
      />
      <path d="M20 3H186a8 8 0 0 1 8 7H20zM20 61H186a8 8 0 0 1 8 7H20z" fill="#ffa45c" />
      <rect x="-8" y="-4" width="48" height="94" rx="10" fill="#c2440a" />
      <rect x="-2" y="-4" width="40" height="86" rx="9" fill={palette.orange} />
      <circle cx="14" cy="43" r="19" fill="#3a302a" />
      <circle cx="16" cy="41" r="13" fill="#6a5a4c" />
      <Stroke d="M10 43H-74" colour="#3a302a" width={10} />
      <Stroke d="M-74 16V70" colour="#1b1410" width={15} />
      <Stroke d="M-71 20V58" colour="#4a3b30" width={5} />
    </g>
  );
}
