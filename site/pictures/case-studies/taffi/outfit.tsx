import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Garment } from './garment.tsx';
import { HeldScreen } from '../held-phone.tsx';
import { Button } from '../../kit/controls.tsx';
import type { TaffiProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import taffiArtwork from './taffi.svg?raw';

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
      <Artwork svg={taffiArtwork} part="floor" id="tf-floor" />
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
