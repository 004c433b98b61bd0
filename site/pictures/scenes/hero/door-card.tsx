import { Toggle } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type english from './hero-scene.en.json';

type DoorWords = (typeof english)['lock'];

/** A door that has locked itself. */
export function DoorCard({ words }: { words: DoorWords }) {
  return (
    <Panel x={0} y={0} width={256} height={76} radius={18} lift={46}>
      <rect x="18" y="18" width="40" height="40" rx="12" fill={palette.teal} />
      <Glyph name="lock" x={27} y={27} size={22} colour="#fff" />
      <Text x={72} y={35} size={14} weight="bold">
        {words.door}
      </Text>
      <Text x={72} y={53} size={11} tone="muted">
        {words.locked}
      </Text>
      <Toggle x={206} y={28} />
    </Panel>
  );
}
