import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { IotProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import iotArtwork from './iot.svg?raw';

const brass = { low: '#9a5a08', face: paint.sun, light: '#fff3cf' };
/** The colours of an expired key; brass is that of one that opens. */
const tin = { low: '#5f6664', face: '#a9aea9', light: '#e4e6e2' };

/** The x of each key: Mina's, Jun's, and the guest's; `_key.scss` turns the last one about its peg. */
const pegs = [642, 762, 890];

const hanging = (x: number) => `translate(${x - 57} 3004) scale(1.04)`;

function NameTag({ x, children }: { x: number; children: string }) {
  return (
    <>
      <Stroke
        d={`M${x} 3062C${x + 44} 3110 ${x + 40} 3200 ${x + 10} 3262`}
        colour="#5a3a22"
        width={2.4}
      />
      <g transform={`translate(${x + 4} 3292) rotate(4)`}>
        <circle r="38" fill="#2a0f00" opacity=".2" transform="translate(-8 10)" />
        <circle r="38" fill={palette.paper} />
        <circle
          r="32"
          fill="none"
          stroke={palette.orange}
          strokeDasharray=".1 7"
          strokeLinecap="round"
          strokeWidth="2.4"
        />
        <circle cy="-26" r="4" fill="#5a3a22" />
        <Text x={0} y={6} size={15} weight="bold" anchor="middle">
          {children}
        </Text>
      </g>
    </>
  );
}

export function KeySymbols({ words, format }: IotProps) {
  return (
    <>
      <Artwork svg={iotArtwork} part="key" colours={brass} id="lk-key" />
      <Artwork svg={iotArtwork} part="rail" id="lk-rail" />
      {[words.mina, words.jun].map((name, index) => (
        <g key={name} id={`lk-own-${index}`}>
          <use href="#lk-key" transform={hanging(pegs[index] ?? 0)} />
          <NameTag x={pegs[index] ?? 0}>{name}</NameTag>
        </g>
      ))}
      <g id="lk-lent">
        <use href="#lk-key" transform={hanging(890)} />
      </g>
      <Artwork svg={iotArtwork} part="key" colours={tin} id="lk-ended" transform={hanging(890)} />
      <g id="lk-lent-tag">
        <Stroke d="M890 3062C936 3110 934 3200 900 3250" colour="#5a3a22" width={2.4} />
        <g transform="translate(896 3298) rotate(5)">
          <path
            d="M-58-42L0-62 58-42V52H-58z"
            fill="#2a0f00"
            opacity=".2"
            transform="translate(-9 12)"
          />
          <path
            d="M-58-40L-8-62H8L58-40V52a6 6 0 0 1-6 6H-52a6 6 0 0 1-6-6z"
            fill={palette.white}
          />
          <path d="M-58-40L-8-62H8L58-40v14H-58z" fill={palette.honey} />
          <circle cy="-46" r="5" fill="#5a3a22" />
          <Text x={0} y={2} size={15} weight="bold" anchor="middle">
            {words.guest}
          </Text>
          <Text x={0} y={24} size={13} tone="muted" anchor="middle">
            {format.span(format.time(9, 0), format.time(10, 0))}
          </Text>
        </g>
      </g>
      <g id="lk-stamp" transform="translate(908 3356) rotate(-9)">
        <rect x="-58" y="-19" width="116" height="38" rx="8" fill={palette.white} />
        <rect
          x="-54"
          y="-15"
          width="108"
          height="30"
          rx="6"
          fill="none"
          stroke={palette.ember}
          strokeWidth="2.6"
        />
        <Text x={0} y={6} size={17} weight="bold" tone="ember" anchor="middle">
          {words.expired}
        </Text>
      </g>
    </>
  );
}
