import { RoundShadow } from '../../kit/shadow.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { IotProps } from './words.ts';

const outline =
  'M55 0a48 48 0 0 1 14 94v118l-14 14-14-14v-12l-12-8v-10l12-8-12-9v-11l12-8V94A48 48 0 0 1 55 0zm0 17a19 19 0 1 0 0 38 19 19 0 0 0 0-38z';

/** A key of 110 by 226, its teeth to the left; of brass as long as it opens. */
function Key({ low, face, light }: { low: string; face: string; light: string }) {
  return (
    <>
      <path
        d={outline}
        fillRule="evenodd"
        fill="#3a1d00"
        opacity=".26"
        transform="translate(-7 13)"
      />
      <path d={outline} fillRule="evenodd" fill={low} transform="translate(-1.5 3.5)" />
      <path d={outline} fillRule="evenodd" fill={face} />
      <circle cx="55" cy="48" r="37" fill="none" stroke={low} strokeOpacity=".7" strokeWidth="2" />
      <path d="M37 104h36v9H37zM39 119h32v6H39z" fill={low} opacity=".85" />
      <path d="M37 104h36v2.5H37zM39 119h32v2H39z" fill={light} />
      <Stroke d="M63 132v70M19 26a42 42 0 0 1 48-18" colour={light} width={3} opacity={0.85} />
      <path d="M50 132v78" stroke={low} strokeOpacity=".7" strokeWidth="2" />
    </>
  );
}

/** A rail of wood with a brass peg for each key of the family. */
function Rail() {
  return (
    <>
      <path d="M566 3026H968V3096H566z" fill="#2a0f00" opacity=".2" transform="translate(-24 34)" />
      <rect x="560" y="3014" width="424" height="66" rx="12" fill="#6e3512" />
      <rect x="560" y="3010" width="424" height="62" rx="12" fill="#a8602c" />
      <path
        d="M572 3024c120 8 240-6 396 4M568 3046c140-8 260 8 404-2M580 3060c110-4 240 6 380 0"
        fill="none"
        stroke="#6e3512"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <path d="M572 3011.5H972" stroke="#e0a062" strokeWidth="2" strokeLinecap="round" />
      {pegs.map((x) => (
        <g key={x}>
          <RoundShadow x={x} y={3044} radius={15} length={26} />
          <circle cx={x} cy="3044" r="16" fill="#9a5a08" />
          <circle cx={x} cy="3042" r="15" fill={paint.sun} />
          <path
            d={`M${x - 2} 3032a10 10 0 0 1 10 6`}
            fill="none"
            stroke="#fff"
            strokeOpacity=".8"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

/** Where the keys of the house hang: Mina's, Jun's, and the lent one. */
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
      <g id="lk-key">
        <Key low="#9a5a08" face={paint.sun} light="#fff3cf" />
      </g>
      <g id="lk-rail">
        <Rail />
      </g>
      {[words.mina, words.jun].map((name, index) => (
        <g key={name} id={`lk-own-${index}`}>
          <use href="#lk-key" transform={hanging(pegs[index] ?? 0)} />
          <NameTag x={pegs[index] ?? 0}>{name}</NameTag>
        </g>
      ))}
      <g id="lk-lent">
        <use href="#lk-key" transform={hanging(890)} />
      </g>
      <g id="lk-ended" transform={hanging(890)}>
        <Key low="#5f6664" face="#a9aea9" light="#e4e6e2" />
      </g>
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
            {`${format.time(9, 0)} – ${format.time(10, 0)}`}
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
