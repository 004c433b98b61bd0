import { Glyph } from '../../kit/glyph.tsx';
import { palette } from '../../palette.ts';
import type { Place } from '../scene.ts';

const dark = '#2a1f18';

/** A laptop from above; its screen stands away from who types. */
export function Laptop({ x, y, turn = 0 }: Place & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-66" y="-30" width="120" height="86" rx="8" fill="#5a1e00" opacity=".2" />
      <rect x="-60" y="-42" width="120" height="84" rx="8" fill="#d9cdbb" />
      <rect x="-60" y="38" width="120" height="10" rx="4" fill={dark} />
      <path
        d="M-46-30H46M-46-18H46M-46-6H46"
        stroke="#a8957c"
        strokeWidth="7"
        strokeDasharray="8 4"
      />
      <rect x="-20" y="8" width="40" height="20" rx="4" fill="#c4b49c" />
    </g>
  );
}

export function Sheet({
  x,
  y,
  turn = 0,
  isDrawn = false,
}: Place & { turn?: number; isDrawn?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-52" y="-28" width="96" height="76" rx="4" fill="#5a1e00" opacity=".16" />
      <rect x="-48" y="-36" width="96" height="76" rx="4" fill={palette.white} />
      {isDrawn ? (
        <>
          <rect
            x="-38"
            y="-26"
            width="30"
            height="54"
            rx="6"
            fill="none"
            stroke={dark}
            strokeWidth="2.4"
          />
          <rect
            x="4"
            y="-26"
            width="30"
            height="54"
            rx="6"
            fill="none"
            stroke={dark}
            strokeWidth="2.4"
          />
          <path d="M-30-14h14M-30-6h14M12-14h14M12 14h14" stroke={palette.orange} strokeWidth="4" />
        </>
      ) : (
        <path
          d="M-36-22H20M-36-8H34M-36 6H28M-36 20H10"
          stroke="#cbbba4"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

export function Tea({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="-7" cy="9" r="22" fill="#5a1e00" opacity=".18" />
      <circle r="22" fill={palette.white} />
      <circle r="16" fill="url(#tea)" />
    </g>
  );
}

export function PhoneInHand({ x, y, turn = 0 }: Place & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-24" y="-38" width="48" height="84" rx="11" fill={dark} />
      <rect x="-19" y="-32" width="38" height="72" rx="7" fill={palette.honey} />
      <Glyph name="check" x={-13} y={-10} size={26} />
    </g>
  );
}

/** A table of cut paper, with its own edge and shadow. */
export function Board({ x, y, width, height }: Place & { width: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-34" y="46" width={width} height={height} rx="40" fill="#5a1e00" opacity=".1" />
      <rect x="-16" y="22" width={width} height={height} rx="40" fill="#5a1e00" opacity=".14" />
      <rect y="7" width={width} height={height} rx="40" fill="#a8602c" />
      <rect width={width} height={height} rx="40" fill="#e9b877" />
      <path
        d={`M40 ${height * 0.3}C${width * 0.3} ${height * 0.22} ${width * 0.6} ${height * 0.4} ${width - 40} ${height * 0.28}M40 ${height * 0.68}C${width * 0.4} ${height * 0.78} ${width * 0.7} ${height * 0.6} ${width - 40} ${height * 0.7}`}
        fill="none"
        stroke="#c98a48"
        strokeWidth="3"
        opacity=".5"
      />
    </g>
  );
}
