import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { HeldScreen } from '../held-phone.tsx';
import type { TaffiProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import taffiArtwork from './taffi.svg?raw';

/** Around the coat of taffi.svg. */
const coatOutline =
  'M148 18Q200 34 252 18L340 62Q352 70 356 86L396 326 340 342 314 214V478Q200 502 86 478V214L60 342 4 326 44 86Q48 70 60 62z';

/** What the camera sees: the coat on the linen, in its brackets. */
function Camera({ words }: TaffiProps) {
  return (
    <>
      <HeldScreen id="tf-camera" ground="#e6cbb9" ink="#fff" time="21:18">
        <path d="M0 60C80 30 160 80 244 40V0H0z" fill="#c9a38c" />
        <path d="M0 420C80 396 160 446 244 404V532H0z" fill="#3f6261" />
        <path d="M0 436C80 412 160 462 244 420" fill="none" stroke="#557a78" strokeWidth="12" />
        <g transform="translate(36 96) scale(.43 .52)">
          <use href="#tf-coat" />
        </g>
        <path
          d="M20 112V98a18 18 0 0 1 18-18h14M224 112V98a18 18 0 0 0-18-18h-14M20 346v14a18 18 0 0 0 18 18h14M224 346v14a18 18 0 0 1-18 18h-14"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="122" cy="474" r="30" fill="none" stroke="#fff" strokeWidth="4" />
        <circle cx="122" cy="474" r="23" fill="#fff" />
      </HeldScreen>
      <g id="tf-found" transform="translate(12 12)">
        <path
          d={coatOutline}
          transform="translate(36 96) scale(.43 .52)"
          fill="none"
          stroke={palette.sun}
          strokeWidth="9"
          strokeDasharray="20 16"
        />
        <rect x="14" y="396" width="216" height="118" rx="22" fill={palette.white} />
        <circle cx="44" cy="428" r="15" fill="#c0643f" />
        <Text x={68} y={433} size={15.5} weight="bold">
          {words.coat}
        </Text>
        <g transform="translate(14 456)">
          <rect x="14" width="188" height="42" rx="21" fill={palette.mint} />
          <Glyph name="check" x={28} y={10} size={22} colour={palette.tealDeep} />
          <Text x={58} y={26} size={13.5} weight="bold" fill={palette.tealDeep}>
            {words.cutOut}
          </Text>
        </g>
      </g>
    </>
  );
}

export function BedroomSymbols(props: TaffiProps) {
  return (
    <>
      <Artwork svg={taffiArtwork} part="bed" id="tf-bed" />
      <g id="tf-cut">
        <path
          d={coatOutline}
          transform="translate(-12 -14) scale(1.06)"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeDasharray="16 13"
          strokeLinecap="round"
        />
        <g transform="translate(340 470) rotate(38)">
          <circle cx="-16" cy="20" r="12" fill="none" stroke={palette.orange} strokeWidth="7" />
          <circle cx="16" cy="20" r="12" fill="none" stroke={palette.orange} strokeWidth="7" />
          <path d="M-10 9L14-50 4-8zM10 9L-14-50-4-8z" fill="#8d8073" />
          <circle cy="-4" r="3.4" fill="#1b1410" />
        </g>
      </g>
      <Camera {...props} />
    </>
  );
}
