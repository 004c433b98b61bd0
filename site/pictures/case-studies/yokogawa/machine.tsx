import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import yokogawaArtwork from './yokogawa.svg?raw';

/** Hexagonal heads along a line. */
function Bolts({ d, size = 13, gap }: { d: string; size?: number; gap: number }) {
  const dashes = { strokeLinecap: 'round', strokeDasharray: `.1 ${gap}`, fill: 'none' } as const;
  return (
    <>
      <path
        d={d}
        stroke="#062f2c"
        strokeOpacity=".4"
        strokeWidth={size}
        {...dashes}
        transform="translate(-3 4)"
      />
      <path d={d} stroke="#cfc2b2" strokeWidth={size} {...dashes} />
      <path
        d={d}
        stroke="#fff7e8"
        strokeWidth={size * 0.5}
        {...dashes}
        transform="translate(1.5 -1.5)"
      />
    </>
  );
}

/** Bearing B, whose heat is followed, with the sensor on its cap. */
function Bearing() {
  return (
    <>
      <path d="M1040 440h140v250H1012z" fill="#062f2c" opacity=".2" />
      <rect x="1050" y="428" width="136" height="252" rx="20" fill="#7d7266" />
      <rect x="1052" y="426" width="134" height="234" rx="20" fill="#b9a78f" />
      <rect x="1056" y="428" width="130" height="190" rx="18" fill="#d6c8b1" />
      <Bolts d="M1076 450V654M1166 450V654" gap={68} size={20} />
      <rect x="1086" y="432" width="70" height="246" rx="16" fill="#062f2c" opacity=".25" />
      <rect x="1090" y="426" width="66" height="246" rx="16" fill="#0d565c" />
      <rect x="1094" y="428" width="62" height="196" rx="15" fill="#247b82" />
      <rect x="1098" y="430" width="56" height="70" rx="14" fill="#4da2a6" />
      <rect x="1108" y="626" width="34" height="32" rx="6" fill={palette.honey} />
      <Text x={1125} y={649} size={19} weight="bold" anchor="middle">
        B
      </Text>
    </>
  );
}

/** The steam turbine with its pipe, and the generator that it drives. */
export function Machine() {
  return (
    <>
      <Artwork svg={yokogawaArtwork} part="drive" />
      <Artwork svg={yokogawaArtwork} part="casing" />
      <Artwork svg={yokogawaArtwork} part="steam-pipe" />
      <Bearing />
    </>
  );
}
