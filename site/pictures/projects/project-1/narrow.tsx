import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { phoneScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type LotHandoverWords = PictureWords['scenes']['lot-handover'];

function LotHandover({ words, format }: ScreenProps<LotHandoverWords>) {
  return (
    <>
      <Text x={20} y={74} size={22} weight="bold">
        {words.heading}
      </Text>
      <Text x={20} y={96} size={13.5} tone="muted">
        {words.lot}
      </Text>
      <rect x="14" y="110" width="216" height="74" rx="16" fill={palette.sand} />
      <Text x={28} y={133} size={12.5} tone="muted">
        {words.weight}
      </Text>
      <Text x={28} y={170} size={34} weight="bold">
        {format.quantity(620, 'kg')}
      </Text>
      <Glyph name="pin" x={20} y={196} size={20} colour={palette.teal} />
      <Text x={46} y={211} size={13.5} weight="medium">
        {words.place}
      </Text>
      {([words.gives, words.takes] as const).map((party, index) => (
        <g key={party} transform={`translate(${14 + index * 112} 226)`}>
          <rect width="104" height="62" rx="12" fill="none" stroke="#d9c7a8" strokeWidth="1.4" />
          <Stroke d={signatures[index] ?? ''} colour="#31504f" width={2} />
          <Text x={12} y={54} size={12.5} tone="muted">
            {party}
          </Text>
        </g>
      ))}
      <Chip x={14} y={300} width={216} size={13.5} colour="teal">
        {words.saved}
      </Chip>
    </>
  );
}

const signatures = [
  'M16 30c10-20 20-18 14-4s6 10 12 0 8-10 12 0 8 4 26-6',
  'M18 26c0-16 14-16 12-2s4 10 10-2 6 10 14 4 10-8 28-6',
];

/** A handover on the farm, out of reach of any network. */
export const scene: Scene<LotHandoverWords> = phoneScreen(
  wordsOf('scenes', 'lot-handover'),
  'field',
  LotHandover,
  { time: '15:20', isOffline: true },
);
