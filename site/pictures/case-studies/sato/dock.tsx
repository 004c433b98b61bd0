import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { order } from './carton.tsx';
import type { SatoProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import satoArtwork from './sato.svg?raw';

const bed = { left: 3668, right: 4172, top: 292, bottom: 690 } as const;
/** The place that is left: the second of the upper row. */
const free = 1;

/** A truck whose side opens like a wing, as they do in Japan; the load in three rows. */
function Truck() {
  const { left, right, top, bottom } = bed;
  return (
    <>
      <path d="M3600 824H4560L4600 800H3660z" fill="#2f1a08" opacity=".35" />
      <path
        d={`M${left - 22} ${top - 16}H${right + 18}V${bottom + 18}H${left - 22}z`}
        fill={palette.white}
      />
      <path d={`M${left} ${top}H${right}V${bottom}H${left}z`} fill="#54371d" />
      <path d={`M${left} ${top}H${right}V${top + 40}H${left}z`} fill="#38220f" />
      <path
        d={[120, 240, 360, 480].map((at) => `M${left + at - 54} ${top + 6}V${bottom}`).join('')}
        stroke="#6d4827"
        strokeWidth="7"
      />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map(
          (column) =>
            !(row === 2 && (column === free || column === 3)) && (
              <use
                key={`${row} ${column}`}
                href={`#sa-box-${(['a', 'c', 'b'] as const)[(row * 2 + column) % 3] ?? 'a'}`}
                transform={`translate(${left + 4 + column * 125} ${bottom - 102 * (row + 1)}) scale(1.02)`}
              />
            ),
        ),
      )}
      {/* The wing, and the gate that hangs below. */}
      <path
        d={`M${left - 22} ${top - 10}H${right + 18}L${right + 40} ${top - 92}H${left - 44}z`}
        fill="#c2440a"
      />
      <path
        d={`M${left - 28} ${top - 22}H${right + 24}L${right + 40} ${top - 92}H${left - 44}z`}
        fill={palette.orange}
      />
      <path
        d={`M${left - 38} ${top - 62}H${right + 34}L${right + 38} ${top - 78}H${left - 42}z`}
        fill={palette.sun}
      />
      <path
        d={`M${left - 22} ${bottom + 4}H${right + 18}L${right + 24} ${bottom + 64}H${left - 28}z`}
        fill="#c2440a"
      />
      <path
        d={`M${left - 22} ${bottom + 4}H${right + 18}L${right + 22} ${bottom + 38}H${left - 26}z`}
        fill={palette.orange}
      />
      {/* The cab. */}
      <path
        d="M4206 402q0-26 26-26H4372q24 0 34 24L4452 556V744a16 16 0 0 1-16 16H4206z"
        fill="#e9dcc6"
      />
      <path
        d="M4250 376H4372q24 0 34 24L4452 556V744a16 16 0 0 1-16 16H4330q34-200-80-384z"
        fill={palette.white}
      />
      <path d="M4246 412H4364q14 0 19 14l32 118H4246z" fill="#0b5f63" />
      <path d="M4298 412H4364q14 0 19 14l32 118H4350z" fill="#4d9793" />
      <path d="M4206 628H4452V656H4206z" fill={palette.orange} />
      <Stroke d="M4234 590H4276" colour="#6a5a4c" width={8} />
      <rect x="4414" y="676" width="38" height="34" rx="10" fill={palette.sun} />
      {[3746, 3870, 4330].map((x) => (
        <g key={x}>
          <circle cx={x} cy="766" r="56" fill="#1b1410" />
          <circle cx={x + 4} cy="762" r="31" fill="#cfc2b2" />
          <circle cx={x + 4} cy="762" r="12" fill="#4a3b30" />
        </g>
      ))}
    </>
  );
}

const clock = { x: 3716, y: 70 } as const;

const face = (
  <g transform={`translate(${clock.x} ${clock.y})`}>
    <circle cx="-10" cy="12" r="56" fill="#5a3a10" opacity=".24" />
    <circle r="56" fill={palette.ink} />
    <circle r="48" fill={palette.white} />
    <path
      d="M0-40V-32M40 0H32M0 40V32M-40 0H-32"
      stroke={palette.ink}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);

/** What the followed carton says of itself; where there is room, where it goes as well. */
function Tag({ words, width, isWide = false }: SatoProps & { width: number; isWide?: boolean }) {
  const shape = `M30 0H${width - 14}a14 14 0 0 1 14 14v82a14 14 0 0 1-14 14H30L0 80V30z`;
  return (
    <>
      <path d={shape} fill="#2a0f00" opacity=".26" transform="translate(-14 18)" />
      <path d={shape} fill={palette.white} />
      <circle cx="26" cy="55" r="10" fill={palette.orange} />
      <Text x={54} y={45} size={20} weight="bold">
        {order}
      </Text>
      {isWide && (
        <Text x={width - 22} y={45} size={17} tone="muted" anchor="end">
          {words.cities.nagoya}
        </Text>
      )}
      <Glyph name="check" x={52} y={62} size={24} colour={palette.teal} />
      <Text x={84} y={81} size={18} weight="bold" tone="teal">
        {words.loaded}
      </Text>
    </>
  );
}

export function DockSymbols(props: SatoProps) {
  return (
    <>
      <g id="sa-dock">
        <Artwork svg={satoArtwork} part="dock" />
        {face}
      </g>
      <path
        id="sa-hours"
        d={`M${clock.x} ${clock.y}l21-12`}
        stroke={palette.ink}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        id="sa-minutes"
        d={`M${clock.x} ${clock.y}v-37`}
        stroke={palette.orange}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g id="sa-truck">
        <Truck />
      </g>
      <g id="sa-tag">
        <Stroke d="M3862 392C3868 300 3872 210 3916 140" colour={palette.ink} width={3} />
        <g transform="translate(3896 58) rotate(-2)">
          <Tag {...props} width={370} isWide />
        </g>
      </g>
      <g id="sa-tag-small">
        <Stroke d="M104 162C102 130 84 100 60 72" colour={palette.ink} width={2.6} />
        <g transform="translate(22 14) rotate(-2) scale(.92)">
          <Tag {...props} width={290} />
        </g>
      </g>
    </>
  );
}
