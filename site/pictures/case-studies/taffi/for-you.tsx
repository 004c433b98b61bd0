import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Tile } from './tile.tsx';
import type { PictureWords } from '../../words.ts';

type TaffiWords = PictureWords['scenes']['taffi'];

export function ForYou({ words }: { words: TaffiWords }) {
  return (
    <>
      <Text x={20} y={70} size={25} weight="bold">
        {words.forYou}
      </Text>
      <Tile x={18} y={88} width={208} height={226} ground="#ebcdbd" garment="dress" cloth="wine" />
      <circle cx="202" cy="112" r="16" fill={palette.white} />
      <Glyph name="heart" x={193} y={103} size={18} colour="#c8480a" />
      <Text x={20} y={341} size={16.5} weight="bold">
        {words.dress}
      </Text>
      <Text x={20} y={363} size={14} tone="muted">
        {words.pairs}
      </Text>
      <Tile x={18} y={378} width={98} height={104} ground="#dce5df" garment="tee" cloth="pine" />
      <Tile x={128} y={378} width={98} height={104} ground="#f4e3c0" garment="coat" cloth="straw" />
      <Text x={122} y={507} size={13.5} weight="medium" tone="muted" anchor="middle">
        {words.styles}
      </Text>
    </>
  );
}
