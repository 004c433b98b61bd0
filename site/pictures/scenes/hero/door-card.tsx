import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';

type DoorWords = PictureWords['scenes']['hero-scene']['lock'];

/** A door that has locked itself. */
export function DoorCard({ words }: { words: DoorWords }) {
  return (
    <Panel x={0} y={0} width={226} height={76} radius={18} lift={46}>
      <rect x="14" y="18" width="40" height="40" rx="12" fill={palette.teal} />
      <Glyph name="lock" x={23} y={27} size={22} colour="#fff" />
      <Text x={65} y={35} size={14} weight="bold">
        {words.door}
      </Text>
      <Text x={65} y={54} size={12.6} tone="muted">
        {words.locked}
      </Text>
    </Panel>
  );
}
