import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Garment } from '../../scenes/taffi/garment.tsx';
import { HeldScreen } from '../held-phone.tsx';
import { Button } from '../../kit/controls.tsx';
import type { TaffiProps } from './words.ts';

/** A round rug on boards: what is worn today is laid out on it. */
function Floor() {
  return (
    <>
      <path d="M1160 900H2700V2000H1160z" fill="#d99f76" />
      <path
        d="M1160 1040H2700M1160 1200H2700M1160 1360H2700M1160 1520H2700M1160 1680H2700M1160 1840H2700M1720 900V1040M2160 900V1040M1560 1040V1200M2040 1040V1200M2460 1040V1200M1800 1200V1360M2300 1200V1360M1600 1360V1520M2100 1360V1520M1760 1520V1680M2240 1520V1680M1580 1680V1840M2020 1680V1840M2440 1680V1840"
        stroke="#b97b50"
        strokeOpacity=".6"
        strokeWidth="3"
      />
      <circle
        cx="1880"
        cy="1410"
        r="392"
        fill="#5a1e00"
        opacity=".2"
        transform="translate(-20 26)"
      />
      <circle cx="1880" cy="1410" r="392" fill="#f8e5d6" />
      <circle cx="1880" cy="1410" r="366" fill="none" stroke="#c86547" strokeWidth="10" />
      <circle
        cx="1880"
        cy="1410"
        r="344"
        fill="none"
        stroke="#3f6261"
        strokeDasharray="26 20"
        strokeWidth="12"
      />
      <circle
        cx="1880"
        cy="1410"
        r="380"
        fill="none"
        stroke="#d67a59"
        strokeDasharray=".1 13"
        strokeLinecap="round"
        strokeWidth="5"
      />
    </>
  );
}

/** Why this coat, this morning: the weather, the calendar, and what it would go with. */
function Morning({ words }: TaffiProps) {
  const reasons = [
    { icon: 'cloud', text: words.rain, ground: palette.mint },
    { icon: 'clock', text: words.people, ground: palette.honey },
    { icon: 'heart', text: words.match, ground: '#f4ccb9' },
  ] as const;
  return (
    <>
      <HeldScreen id="tf-morning" ground="#fdf2ec" ink={palette.ink} time="7:42">
        <path d="M0 0H244V148C180 170 120 120 60 142S0 140 0 140z" fill="#c86547" />
        <path d="M0 0H244V120C180 146 120 96 60 118S0 116 0 116z" fill="#a8442f" />
        <path
          d="M60 52l-5 16M110 44l-5 16M196 50l-5 16M150 60l-4 13"
          stroke="#f4ccb9"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <Text x={20} y={90} size={19} weight="bold" tone="white">
          {words.tuesday}
        </Text>
        <Text x={20} y={113} size={14} weight="medium" fill="#fbebe2">
          {words.weather}
        </Text>
        <Text x={20} y={188} size={15} weight="bold">
          {words.why}
        </Text>
      </HeldScreen>
      <g id="tf-why" transform="translate(12 12)">
        {reasons.map(({ icon, text, ground }, index) => (
          <g key={icon} transform={`translate(18 ${204 + index * 62})`}>
            <rect width="208" height="52" rx="16" fill={palette.white} stroke="#eacdbf" />
            <rect x="8" y="8" width="36" height="36" rx="12" fill={ground} />
            <Glyph name={icon} x={15} y={15} size={22} />
            <Text x={56} y={31} size={13.5} weight="medium">
              {text}
            </Text>
          </g>
        ))}
      </g>
      <g id="tf-wear" transform="translate(12 12)">
        <Button x={14} y={436} width={216} height={54}>
          {words.wear}
        </Button>
      </g>
      <g id="tf-worn" transform="translate(12 12)">
        <rect x="14" y="436" width="216" height="54" rx="27" fill={palette.teal} />
        <Glyph name="check" x={109} y={450} size={26} colour="#fff" />
      </g>
    </>
  );
}

export function OutfitSymbols(props: TaffiProps) {
  return (
    <>
      <g id="tf-floor">
        <Floor />
      </g>
      <g id="tf-tee">
        <Garment name="tee" cloth="cotton" x={1622} y={1112} width={172} />
      </g>
      <g id="tf-trousers">
        <Garment name="trousers" cloth="pine" x={1600} y={1390} width={190} />
      </g>
      <g id="tf-bag">
        <Garment name="bag" cloth="wine" x={1716} y={1572} width={140} />
      </g>
      <g id="tf-shoes">
        <Garment name="shoe" cloth="straw" x={1896} y={1566} width={112} />
        <Garment name="shoe" cloth="straw" x={1872} y={1612} width={112} />
      </g>
      <Morning {...props} />
    </>
  );
}
