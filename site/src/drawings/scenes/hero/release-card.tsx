import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';

export interface ReleaseWords {
  title: string;
  shipped: string;
  build: string;
  tests: string;
  staging: string;
  live: string;
}

/** Started at 7:35; 1 m 48 + 3 m 10 + 2 m 05 = 7 m 03, so it is live at 7:42. */
const durations = ['1 m 48', '3 m 10', '2 m 05', '7:42'];

/** A release that has passed all its stages. */
export function ReleaseCard({ words }: { words: ReleaseWords }) {
  const stages = [words.build, words.tests, words.staging, words.live];
  return (
    <Panel x={0} y={0} width={330} height={156} radius={18} lift={70}>
      <Text x={24} y={36} size={18} weight="bold">
        {words.title}
      </Text>
      <Chip x={226} y={18} width={82} colour="sun">
        {words.shipped}
      </Chip>
      <Stroke d="M68 82h42M146 82h42M224 82h42" colour="#f9a11b" width={3} />
      {stages.map((stage, index) => {
        const x = 48 + index * 79;
        const isLive = index === 3;
        return (
          <g key={stage}>
            <circle cx={x} cy="82" r="14" fill={isLive ? palette.orange : '#ffe3a6'} />
            <Glyph name="check" x={x - 9} y={73} size={18} />
            <Text x={x} y={116} size={11.5} weight="bold" anchor="middle">
              {stage}
            </Text>
            <Text x={x} y={132} size={11} tone="muted" anchor="middle">
              {durations[index]}
            </Text>
          </g>
        );
      })}
    </Panel>
  );
}
