import { Button, Progress } from '../../kit/controls.tsx';
import { Text } from '../../kit/text.tsx';
import { paint } from '../../palette.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import cartonArtwork from './carton.svg?raw';
import type { PictureWords } from '../../words.ts';

type SatoWords = PictureWords['scenes']['sato'];

export function ScannerScreen({ words }: { words: SatoWords }) {
  return (
    <>
      <Text x={20} y={72} size={14} weight="medium" tone="muted">
        {words.nextStop}
      </Text>
      <Text x={20} y={118} size={46} weight="bold">
        C-04-2
      </Text>
      <Text x={20} y={142} size={14} weight="medium">
        {words.shelf}
      </Text>
      <rect x="14" y="162" width="216" height="172" rx="22" fill={paint.sun} />
      <Artwork svg={cartonArtwork} />
      <Text x={20} y={364} size={16} weight="bold">
        {words.item}
      </Text>
      <Text x={20} y={386} size={14} tone="muted">
        {words.take}
      </Text>
      <Progress x={20} y={404} width={204} part={0.5} />
      <Text x={20} y={434} size={14} tone="muted">
        {words.left}
      </Text>
      <Button x={14} y={456} width={216} height={48}>
        {words.scan}
      </Button>
    </>
  );
}
