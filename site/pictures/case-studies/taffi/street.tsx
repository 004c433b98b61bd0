import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { TaffiProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import taffiArtwork from './taffi.svg?raw';

const drops = Array.from({ length: 34 }, (_, index) => {
  const x = 600 + ((index * 257) % 880);
  const y = 960 + ((index * 419) % 900);
  return `M${x} ${y}l-16 58`;
}).join('');

function Tag({ words }: TaffiProps) {
  return (
    <>
      <Stroke d="M985 1560C1000 1600 1006 1650 1036 1690" colour="#fdf2ec" width={3.4} />
      <g transform="translate(1010 1640) rotate(-5)">
        <path
          d="M30 0H284a14 14 0 0 1 14 14v74a14 14 0 0 1-14 14H30L0 74V28z"
          fill="#2a0f00"
          opacity=".28"
          transform="translate(-14 18)"
        />
        <path
          d="M30 0H284a14 14 0 0 1 14 14v74a14 14 0 0 1-14 14H30L0 74V28z"
          fill={palette.white}
        />
        <circle cx="26" cy="51" r="10" fill="#eaa588" />
        <circle cx="26" cy="51" r="5" fill="#7c3419" />
        <Text x={54} y={43} size={18} weight="bold">
          {words.coat}
        </Text>
        <Glyph name="check" x={52} y={58} size={22} colour={palette.teal} />
        <Text x={80} y={75} size={15} weight="bold" tone="teal">
          {words.wornToday}
        </Text>
      </g>
    </>
  );
}

export function StreetSymbols(props: TaffiProps) {
  return (
    <>
      <Artwork svg={taffiArtwork} part="street" id="tf-street" />
      <Artwork svg={taffiArtwork} part="walker" id="tf-walker" />
      <Artwork svg={taffiArtwork} part="umbrella" id="tf-umbrella" />
      <path
        id="tf-rain"
        d={drops}
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <g id="tf-tag">
        <Tag {...props} />
      </g>
    </>
  );
}
