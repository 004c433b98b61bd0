import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { IotProps } from './words.ts';

/** It leads from the envelope to the lower left, as far as that, and is as round. */
const envelopeShadow = (left: number, down: number) =>
  `M10 0L${-left} ${down + 10}V${206 + down}a10 10 0 0 0 10 10H${310 - left}q6 0 10-4L330 206z`;

/** The envelope of 330 by 216 as it lies in the clouds. */
const envelopeAt = 'translate(862 1322) rotate(-7) scale(1.24) translate(-165 -108)';

/** What the cloud is told: for whom, and nothing else. */
function Tag({ words }: IotProps) {
  return (
    <>
      <Stroke d="M872 1330C930 1260 1000 1216 1086 1202" colour="#ffe7b5" width={3.2} />
      <g transform="translate(1076 1126) rotate(5)">
        <path d={tag} fill="#041a1c" opacity=".34" transform="translate(-16 22)" />
        <path d={tag} fill="#d9bf92" transform="translate(-2 4)" />
        <path d={tag} fill={palette.paper} />
        <circle cx="24" cy="78" r="12" fill="#e0a062" />
        <circle cx="24" cy="78" r="6" fill="#0b3c40" />
        <Text x={50} y={36} size={15.5} weight="bold">
          {words.relay}
        </Text>
        <path d="M50 50H256" stroke={palette.ink} strokeOpacity=".14" />
        <Text x={50} y={77} size={13} tone="muted">
          {words.to}
        </Text>
        <Text x={256} y={77} size={14} weight="bold" anchor="end">
          {words.guestPhone}
        </Text>
        <Text x={50} y={108} size={13} tone="muted">
          {words.inside}
        </Text>
        <Text x={256} y={108} size={14} weight="bold" tone="ember" anchor="end">
          7f3a 91c0 e25b
        </Text>
        <g transform="translate(50 120)">
          <Glyph name="eye" x={0} y={-2} size={24} colour={palette.muted} />
          <path d="M3 1L22 19" stroke={palette.ember} strokeWidth="2.6" strokeLinecap="round" />
          {Array.from({ length: 14 }, (_, index) => (
            <rect
              key={index}
              x={40 + index * 12}
              y="4"
              width="8"
              height="11"
              rx="2"
              fill={palette.ink}
              opacity={index % 3 === 0 ? 0.5 : 0.22}
            />
          ))}
        </g>
      </g>
    </>
  );
}

const tag = 'M28 0H262a14 14 0 0 1 14 14v128a14 14 0 0 1-14 14H28L0 120V36z';

export function PostSymbols(props: IotProps) {
  return (
    <>
      <g id="lk-back" transform={envelopeAt}>
        <path d={envelopeShadow(22, 30)} fill="#1a0d00" opacity=".12" />
        <path d={envelopeShadow(9, 13)} fill="#1a0d00" opacity=".18" />
        <rect width="330" height="216" rx="10" fill="#0b5f63" />
      </g>
      <g id="lk-flap-open" transform={envelopeAt}>
        <path d="M0 6L150-116q15-12 30 0L330 6z" fill="#ecd9b4" />
        <path d="M26 6L152-96q13-11 26 0L304 6z" fill="#0b5f63" />
        <path
          d="M60-8L152-82q13-11 26 0L270-8M100-14L156-60q9-7 18 0L230-14"
          fill="none"
          stroke="#7fc4bf"
          strokeDasharray=".1 9"
          strokeLinecap="round"
          strokeWidth="3"
        />
      </g>
      <g id="lk-front" transform={envelopeAt}>
        <path d="M0 12L165 132 330 12V206a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" fill="#e7d3ab" />
        <path d="M0 10L150 126 0 210z" fill="#f3e3c2" />
        <path d="M330 10L180 126 330 210z" fill="#f8ecd2" />
        <path
          d="M4 213L148 104q17-12 34 0L326 213q-3 3-8 3H12q-5 0-8-3z"
          fill="#1a0d00"
          opacity=".14"
          transform="translate(0 -4)"
        />
        <path d="M4 213L148 108q17-12 34 0L326 213q-3 3-8 3H12q-5 0-8-3z" fill="#fff8ea" />
        <path d="M14 209H316" stroke={palette.orange} strokeWidth="7" strokeDasharray="20 34" />
        <path d="M41 209H316" stroke={palette.teal} strokeWidth="7" strokeDasharray="20 34" />
      </g>
      <g id="lk-flap" transform={envelopeAt}>
        <path
          d="M2 4L148 128q17 14 34 0L328 4z"
          fill="#1a0d00"
          opacity=".2"
          transform="translate(-2 8)"
        />
        <path d="M2 8Q4 0 12 0H318q8 0 10 8L182 122q-17 13-34 0z" fill="#f6e7c8" />
        <path
          d="M6 11L149 120q16 12 32 0L324 11"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="1.6"
        />
      </g>
      <g id="lk-seal" transform={envelopeAt}>
        <g transform="translate(165 118)">
          <path d={wax} fill="#1a0d00" opacity=".3" transform="translate(-5 8)" />
          <path d={wax} fill="#8f2d08" />
          <path d={wax} fill="#d9480f" transform="scale(.94) translate(1 -2)" />
          <circle r="27" fill="#b23c02" />
          <circle r="25" cx="1" cy="-1" fill="#e4560c" />
          <path d="M-8-14a9 9 0 1 1 11 14l10 10v5h-5v4h-5l-11-12A9 9 0 0 1-8-14z" fill="#ffd98a" />
          <circle cx="-4" cy="-6" r="3" fill="#b23c02" />
          <path
            d="M4-36a37 37 0 0 1 26 18"
            fill="none"
            stroke="#ffc9a0"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </g>
      </g>
      <g id="lk-tag">
        <Tag {...props} />
      </g>
    </>
  );
}

const wax =
  'M0-40C12-44 22-34 30-30C40-24 38-12 42-2C44 10 36 18 32 26C26 38 14 36 4 41C-8 44-16 36-26 32C-38 28-36 14-41 4C-44-8-36-16-32-25C-27-38-14-34 0-40z';
