import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { SatoProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import satoArtwork from './sato.svg?raw';

/** What every one of them is called, on the board, on its label and on the truck. */
export const order = 'SO-4480';

const bars = (x: number, y: number, height: number, count = 11) =>
  [0, 5, 8, 14, 19, 22, 28, 33, 40, 43, 48]
    .slice(0, count)
    .map((at) => `M${x + at} ${y}v${height}`)
    .join('');

const sticker = (
  <>
    <rect x="14" y="94" width="128" height="98" rx="5" fill="#3d1d04" opacity=".2" />
    <rect x="18" y="90" width="128" height="98" rx="5" fill={palette.white} />
    <rect x="18" y="90" width="128" height="9" rx="4" fill={palette.teal} />
    <path d={bars(30, 157, 22) + bars(84, 157, 22)} stroke={palette.ink} strokeWidth="2.6" />
  </>
);

/** Where it goes, printed where it stands. */
function Sticker({ words }: SatoProps) {
  return (
    <>
      {sticker}
      <Text x={30} y={126} size={24} weight="bold">
        {words.cities.nagoya}
      </Text>
      <Text x={30} y={147} size={15} weight="bold" tone="muted">
        {order}
      </Text>
    </>
  );
}

/** Seen from afar: that something is written there. */
const stickerFar = (
  <>
    {sticker}
    <Stroke d="M30 119h92" colour={palette.ink} width={13} />
    <Stroke d="M30 141h58" colour={palette.ink} width={7} opacity={0.5} />
  </>
);

/** Approved. */
const seal = (
  <>
    <circle cx="212" cy="30" r="32" fill="#3d1d04" opacity=".24" transform="translate(-7 9)" />
    <circle cx="212" cy="30" r="32" fill={palette.teal} />
    <circle cx="212" cy="30" r="25" fill="none" stroke={palette.mint} strokeWidth="2.4" />
    <Stroke d="M199 31l9 9 17-19" colour="#fff" width={6} />
  </>
);

/** Its neighbours, each a front and a tape: 120 by 100. */
function Others() {
  return (
    <>
      {(
        [
          ['a', '#b9823f', '#c79352', '#e6cfa6'],
          ['b', '#a36c2e', '#b17d3f', '#d9b27c'],
          ['c', '#c79a5e', '#d3a96f', '#f0dcb6'],
        ] as const
      ).map(([name, low, high, tape]) => (
        <g key={name} id={`sa-box-${name}`}>
          <rect x="-6" y="5" width="122" height="95" fill="#1f0e02" opacity=".28" />
          <rect width="120" height="100" rx="2" fill={low} />
          <path d="M12 100L120 0V100z" fill={high} />
          <path d="M0 0H120V14H0z" fill={high} />
          <path d="M50 0h20V44H50z" fill={tape} opacity=".8" />
          <path d="M82 62h28v26H82z" fill="#fff6e4" />
          <path d={bars(86, 67, 16, 6)} stroke="#5a3a20" strokeWidth="2" />
        </g>
      ))}
    </>
  );
}

export function CartonSymbols(props: SatoProps) {
  return (
    <>
      <Artwork svg={satoArtwork} part="carton" id="sa-carton" />
      <g id="sa-sticker">
        <Sticker {...props} />
      </g>
      <g id="sa-sticker-far">{stickerFar}</g>
      <g id="sa-seal">{seal}</g>
      <Others />
    </>
  );
}
