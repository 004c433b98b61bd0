import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import { Boards, LockHandle, LockPlate } from './door.tsx';
import { Artwork } from '../../artwork/artwork.tsx';
import iotArtwork from './iot.svg?raw';

const shift = 'translate(-26)';

/** Units of the lock, 244 by 330, in the world. */
const lockAt = 'translate(636 2206) scale(1.4)';

/** The door from outside; its left part lies behind the paper. */
function Door() {
  return (
    <>
      <rect x="380" y="1912" width="632" height="980" fill="#12484a" />
      <g transform="translate(424 1912)">
        <Boards height={980} count={7} />
      </g>
      <rect x="1003" y="1912" width="9" height="980" fill="#0c3537" />
      <path d="M1003 1912V2892" stroke="#3d8482" strokeWidth="1.6" />
      <g transform="translate(744 2060)">
        <rect
          x="-64"
          y="-26"
          width="128"
          height="62"
          rx="10"
          fill="#041a1c"
          opacity=".4"
          transform="translate(-9 14)"
        />
        <rect x="-64" y="-27" width="128" height="62" rx="10" fill="#9a5a08" />
        <rect x="-64" y="-30" width="128" height="62" rx="10" fill={paint.sun} />
        <rect
          x="-58"
          y="-24"
          width="116"
          height="50"
          rx="6"
          fill="none"
          stroke="#7a3a10"
          strokeOpacity=".5"
          strokeWidth="1.6"
        />
        <Text x={0} y={13} size={34} weight="bold" anchor="middle" spacing={1}>
          1204
        </Text>
      </g>
      <RoundShadow x={744} y={2156} radius={13} length={20} />
      <circle cx="744" cy="2156" r="14" fill={paint.metal} />
      <circle cx="744" cy="2156" r="9" fill="#0b0705" />
      <circle cx="747" cy="2153" r="3" fill="#7fc4bf" />
    </>
  );
}

/** The stone before the door. */
function Step() {
  return (
    <>
      <path d="M360 2896H1730v36H360z" fill="#8f7a5c" />
      <path d="M360 2886H1730v36H360z" fill="#d8c8ab" />
      <path d="M360 2887.5H1730" stroke="#fff" strokeOpacity=".7" strokeWidth="3" />
    </>
  );
}

/** Three arcs from the reader of the lock towards the phone. */
function Waves() {
  return [70, 104, 138].map((radius) => (
    <path
      key={radius}
      d={`M${920 + radius * 0.82} ${2455 - radius * 0.57}A${radius} ${radius} 0 0 1 ${920 + radius * 0.82} ${2455 + radius * 0.57}`}
      fill="none"
      stroke={palette.sun}
      strokeWidth="7"
      strokeLinecap="round"
    />
  ));
}

export function HousePaints() {
  return (
    <>
      <linearGradient id="lk-hall" x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="#f2a23a" />
        <stop offset="1" stopColor="#ffe3a0" />
      </linearGradient>
      <radialGradient id="lk-glow">
        <stop stopColor="#fff3c8" stopOpacity=".95" />
        <stop offset="1" stopColor="#ffe3a0" stopOpacity="0" />
      </radialGradient>
    </>
  );
}

export function HouseSymbols() {
  return (
    <>
      <Artwork svg={iotArtwork} part="hall" id="lk-hall-view" transform={shift} />
      <Artwork svg={iotArtwork} part="cat" id="lk-cat" transform={shift} />
      <Artwork svg={iotArtwork} part="frame" id="lk-frame" transform={shift} />
      <g id="lk-step">
        <Step />
      </g>
      <Artwork svg={iotArtwork} part="bolt" id="lk-bolt" transform={shift} />
      <g id="lk-door" transform={shift}>
        <Door />
      </g>
      <g id="lk-lock" transform={lockAt}>
        <LockPlate />
      </g>
      <g id="lk-handle" transform={lockAt}>
        <LockHandle />
      </g>
      <g id="lk-led" transform={lockAt}>
        <circle
          cx="184"
          cy="178"
          r="15"
          fill="#0b0705"
          stroke={palette.tealLight}
          strokeWidth="3.4"
        />
        <circle cx="184" cy="178" r="8" fill={palette.tealLight} />
      </g>
      <g id="lk-waves" transform={shift}>
        <Waves />
      </g>
    </>
  );
}
