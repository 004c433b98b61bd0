import type { ReactNode } from 'react';
import { own, palette } from '../../palette.ts';

/** What tells one person from another; everybody is drawn on 240 by 300 units. */
export interface Looks {
  readonly skin: string;
  /** Of the same skin, away from the light. */
  readonly shade: string;
  readonly hair: string;
  /** Over the forehead. */
  readonly fringe: string;
  /** Where it falls behind the head, or is tied above it. */
  readonly behind?: string;
  /** Where the light catches it. */
  readonly strands: string;
  readonly coat: string;
  readonly Collar: () => ReactNode;
  readonly mouth: string;
  readonly isLaughing?: boolean;
  readonly hasGlasses?: boolean;
  readonly hasEarrings?: boolean;
  /** Lines around eyes and mouth. */
  readonly isOlder?: boolean;
}

const face =
  'M79 106C79 66 97 50 120 50S161 66 161 106C161 130 156 146 146 158C138 167 130 173 120 173S102 167 94 158C84 146 79 130 79 106z';
/** The half of the face that is turned away from the light. */
const dark =
  'M79 106C79 66 97 50 120 50C100 62 92 84 94 112C96 138 106 160 120 173C110 173 102 167 94 158C84 146 79 130 79 106z';
const neck = 'M99 150V214C99 240 141 240 141 214V150z';
const underChin = 'M99 158C108 180 132 180 141 158V176C134 192 110 194 99 186z';
const shoulders = 'M10 310C14 236 44 218 98 198C104 218 136 218 142 198C196 218 226 236 230 310z';
const ears = [78, 162];
const eyes = [103, 137];

/** Paper lies above paper: each piece casts the land's shadow, to the lower left. */
function Piece({ d, fill, far = 0 }: { d: string; fill: string; far?: number }) {
  return (
    <>
      {far > 0 && <path d={d} transform={`translate(${-2 * far} ${3 * far})`} opacity=".1" />}
      <path d={d} transform={`translate(${-1 - far} ${1.4 + far})`} opacity=".15" />
      <path d={d} fill={fill} stroke="#fff" strokeOpacity=".26" strokeWidth="1.4" />
    </>
  );
}

/** Somebody who looks at you: head and shoulders of cut paper, lit from the upper right. */
export function Portrait({ looks }: { looks: Looks }) {
  const { skin, shade, hair, fringe, behind, strands, coat, Collar, mouth } = looks;
  return (
    <g transform="translate(-8.4 -2) scale(1.07)" fill={own('#5a1e00')}>
      {behind && (
        <>
          <Piece d={behind} fill={hair} far={4} />
          <path d={behind} fill={palette.ink} opacity=".2" />
        </>
      )}
      <Piece d={shoulders} fill={coat} far={4} />
      <path d={neck} fill={skin} />
      <path d={underChin} fill={shade} opacity=".6" />
      <Collar />
      {ears.map((x) => (
        <ellipse key={x} cx={x} cy="116" rx="9" ry="13" fill={skin} />
      ))}
      {looks.hasEarrings &&
        ears.map((x) => <circle key={x} cx={x} cy="133" r="4" fill={own('#ffb800')} />)}
      <Piece d={face} fill={skin} far={2} />
      <path d={dark} fill={shade} opacity=".2" />
      {eyes.map((x) => (
        <g key={x}>
          <ellipse
            cx={x + (x - 120) / 3.2}
            cy="136"
            rx="9"
            ry="6"
            fill={own('#e0523a')}
            opacity=".14"
          />
          <ellipse cx={x} cy="114" rx="4" ry="4.8" fill={own('#1b1410')} />
          <circle cx={x + 1.5} cy="112.4" r="1.3" fill="#fff" />
        </g>
      ))}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M93 101C99 96 107 96 112 100M128 100C133 96 141 96 147 101"
          stroke={hair}
          strokeWidth="3.2"
        />
        <path
          d="M121 115C119 124 114 130 115 134C116 137 122 138 126 135"
          stroke={shade}
          strokeWidth="2.6"
        />
        {looks.isOlder && (
          <path
            d="M90 122C88 124 87 126 87 128M150 122C152 124 153 126 153 128M98 142C96 145 96 149 98 152M142 142C144 145 144 149 142 152"
            stroke={shade}
            strokeWidth="1.8"
            opacity=".7"
          />
        )}
        <path
          d={mouth}
          fill={looks.isLaughing ? palette.white : 'none'}
          stroke={own('#93402a')}
          strokeWidth="2.8"
        />
      </g>
      <Piece d={fringe} fill={hair} far={1} />
      <path
        d={strands}
        fill="none"
        stroke="#fff"
        strokeOpacity=".2"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      {looks.hasGlasses && (
        <g fill="#fff" fillOpacity=".16" stroke={palette.ink} strokeWidth="2.8">
          <rect x="88" y="103" width="28" height="22" rx="9" />
          <rect x="124" y="103" width="28" height="22" rx="9" />
          <path d="M116 112C119 109 121 109 124 112M88 110L79 108M152 110L161 108" fill="none" />
        </g>
      )}
    </g>
  );
}
