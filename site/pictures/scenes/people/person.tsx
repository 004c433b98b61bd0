import { palette } from '../../palette.ts';

export interface PersonProps {
  x: number;
  y: number;
  /** Degrees: 0 looks down the picture. */
  turn?: number;
  coat: string;
  skin: string;
  hair: string;
  /** Long hair covers the collar. */
  isLong?: boolean;
}

/** Long and faint to short and deep, as the land's own (terrain/land-markup.ts). */
const shadows = [
  { x: -17, y: 23, opacity: 0.07 },
  { x: -9, y: 12, opacity: 0.08 },
  { x: -2, y: 4, opacity: 0.2 },
];

const torso = 'M-88 0C-90-46-44-60 0-60S90-46 88 0C86 26 56 32 0 32S-86 26-88 0z';
const arm = 'M-86-4C-104 44-84 92-38 108C-24 112-16 92-30 84C-54 72-58 48-44 18z';
const hand = 'M-44 86C-34 78-14 82-8 94C-4 104-14 112-26 112C-40 112-54 96-44 86z';

/** Somebody who works, seen from where the camera always is: shoulders, arms and hands of cut paper. */
export function Person({ x, y, turn = 0, coat, skin, hair, isLong = false }: PersonProps) {
  const arms = (
    <>
      <path d={arm} />
      <path d={arm} transform="scale(-1 1)" />
    </>
  );
  const place = `rotate(${turn})`;
  return (
    <g transform={`translate(${x} ${y})`}>
      {shadows.map(({ x: dx, y: dy, opacity }) => (
        <g key={dx} transform={`translate(${dx} ${dy}) ${place}`} fill="#5a1e00" opacity={opacity}>
          {arms}
          <path d={torso} />
        </g>
      ))}
      <g transform={place} stroke="#fff" strokeOpacity=".34">
        <g fill={skin}>
          <path d={hand} />
          <path d={hand} transform="scale(-1 1)" />
        </g>
        <g fill={coat}>
          {arms}
          <path d={torso} />
        </g>
        <path
          d="M-30-40C-20-22 20-22 30-40"
          fill="none"
          stroke={palette.white}
          strokeOpacity=".5"
          strokeWidth="3"
        />
        <circle cy="-8" r="36" fill={palette.ink} fillOpacity=".16" stroke="none" />
        <ellipse cy="-2" rx="31" ry="30" fill={skin} />
        <path
          fill={hair}
          d={
            isLong
              ? 'M-38-8C-40-48-20-58 0-58S40-48 38-8C34 10 24 14 18 8C8 2-8 2-18 8C-24 14-34 10-38-8z'
              : 'M-34-10C-34-38-16-48 0-48S34-38 34-10C28 2 14 6 0 6S-28 2-34-10z'
          }
        />
        <path d="M-18-34C-8-42 10-42 20-32" fill="none" strokeWidth="2.4" />
      </g>
    </g>
  );
}
