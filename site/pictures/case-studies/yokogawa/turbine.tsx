import { Panel } from '../../kit/panel.tsx';
import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import type { Format } from '../../format.ts';
import { own, palette } from '../../palette.ts';
import { Machine } from './machine.tsx';
import { Artwork } from '../../artwork/artwork.tsx';
import yokogawaArtwork from './yokogawa.svg?raw';
import type { PictureWords } from '../../words.ts';

interface TurbineProps {
  words: PictureWords['stages']['yokogawa'];
  format: Format;
}

/** The sensor's cable: from the machine over the floor to the fifth port of its gateway. */
const cable =
  'M1152 574C1196 618 1196 700 1232 752S1360 834 1480 836S1760 846 1812 806Q1830 790 1830 744';

export function TurbineSymbols({ words, format }: TurbineProps) {
  return (
    <>
      <g id="yk-hall">
        <BoxShadow x={300} y={330} width={1280} height={462} radius={26} length={60} />
        <rect x="300" y="330" width="1280" height="462" rx="26" fill="#d9d3ba" />
        <rect x="300" y="326" width="1280" height="458" rx="26" fill="#f3eedd" />
        <path
          d="M300 354H1528a24 24 0 0 1 24 24V734a24 24 0 0 1-24 24H300"
          fill="none"
          stroke={palette.sun}
          strokeWidth="9"
        />
        <path
          d="M300 354H1528a24 24 0 0 1 24 24V734a24 24 0 0 1-24 24H300"
          fill="none"
          stroke={palette.ink}
          strokeWidth="9"
          strokeDasharray="16 20"
        />
        <path d="M806 330V784M1040 330V784M1290 330V784" stroke="#d9d3ba" strokeWidth="2" />
      </g>
      <g id="yk-turbine">
        <Machine />
      </g>
      <g id="yk-cable" fill="none" strokeLinecap="round">
        <path
          d={cable}
          stroke="#062f2c"
          strokeOpacity=".22"
          strokeWidth="14"
          transform="translate(-10 14)"
        />
        <path d={cable} stroke={own('#7d2a02')} strokeWidth="15" />
        <path d={cable} stroke="#e4560c" strokeWidth="10" transform="translate(1 -1)" />
        <path d={cable} stroke="#ffc057" strokeWidth="2.5" transform="translate(2 -3)" />
      </g>
      <Artwork svg={yokogawaArtwork} part="sensor" id="yk-sensor" />
      <path
        id="yk-trail"
        d="M1128 500C1140 400 1180 330 1276 300"
        fill="none"
        stroke="#7a2e00"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray=".1 17"
      />
      <circle
        id="yk-reading"
        cx="1128"
        cy="500"
        r="11"
        fill={palette.orange}
        stroke="#fff"
        strokeWidth="4"
      />
      <g id="yk-value">
        <path d="M1092 592L1010 686" stroke={palette.ink} strokeWidth="2" strokeDasharray="3 5" />
        <Panel x={846} y={664} width={232} height={98} radius={18} lift={44}>
          <rect x="18" y="20" width="58" height="58" rx="16" fill={palette.mint} />
          <path
            d="M42 32a6 6 0 0 1 12 0v20a12 12 0 1 1-12 0z"
            fill={palette.white}
            stroke={palette.teal}
            strokeWidth="3"
          />
          <path d="M48 46v16" stroke={palette.orange} strokeWidth="6" strokeLinecap="round" />
          <Text x={94} y={40} size={14} weight="medium" tone="muted">
            {words.bearing}
          </Text>
          <Text x={94} y={72} size={27} weight="bold">
            {format.quantity(52.4, '°C', 1)}
          </Text>
        </Panel>
      </g>
    </>
  );
}
