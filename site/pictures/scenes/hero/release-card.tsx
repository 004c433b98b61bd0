import type { Format } from '../../format.ts';
import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';

type ReleaseWords = PictureWords['scenes']['hero-scene']['release'];

/** A release that has passed all its stages. */
export function ReleaseCard({ words, format }: { words: ReleaseWords; format: Format }) {
  const stages = [words.build, words.tests, words.staging, words.live];
  // Started at 7:35; the three together take 7 m 03 s, so it is live at 7:42.
  const times = [
    format.duration(1, 48),
    format.duration(3, 10),
    format.duration(2, 5),
    format.time(7, 42),
  ];
  return (
    <Panel x={0} y={0} width={300} height={156} radius={18} lift={70}>
      <Text x={24} y={36} size={18} weight="bold">
        {words.title}
      </Text>
      <Chip x={198} y={18} width={80} size={12.6} colour="sun">
        {words.shipped}
      </Chip>
      <Stroke d="M61 82h34M131 82h34M201 82h34" colour="#f9a11b" width={3} />
      {stages.map((stage, index) => {
        const x = 43 + index * 70;
        const isLive = index === 3;
        return (
          <g key={stage}>
            <circle cx={x} cy="82" r="14" fill={isLive ? palette.orange : '#ffe3a6'} />
            <Glyph name="check" x={x - 9} y={73} size={18} />
            <Text x={x} y={116} size={12.6} weight="bold" anchor="middle">
              {stage}
            </Text>
            <Text x={x} y={133} size={12.6} tone="muted" anchor="middle">
              {times[index]}
            </Text>
          </g>
        );
      })}
    </Panel>
  );
}
