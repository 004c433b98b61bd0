import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type QaWords = PictureWords['scenes']['qa-sts'];

interface BugCardProps extends DrawingProps<QaWords>, Place {
  width: number;
}

export function BugCard({ x, y, width, words, format }: BugCardProps) {
  return (
    <Panel x={x} y={y} width={width} height={158} radius={18} lift={60} fill={palette.ink}>
      <circle cx="36" cy="38" r="15" fill={palette.orange} />
      <Glyph name="close" x={27} y={29} size={18} />
      <Text x={64} y={34} size={14.5} weight="bold" tone="white">
        {words.bug}
      </Text>
      <Text x={64} y={54} size={12} tone="onInk">
        {words.bugDetail}
      </Text>
      <path d={`M22 74H${width - 22}`} stroke="#fff" strokeOpacity=".16" />
      <path d="M28 103v17" stroke="#fff" strokeOpacity=".3" strokeWidth="2" />
      {[
        { event: words.found, time: format.time(2, 12), colour: palette.orange },
        { event: words.fixed, time: format.time(11, 40), colour: palette.tealLight },
      ].map(({ event, time, colour }, index) => (
        <g key={event} transform={`translate(0 ${98 + index * 28})`}>
          <circle cx="28" cy="0" r="5" fill={colour} />
          <Text x={44} y={4} size={12.5} weight="medium" tone="white">
            {event}
          </Text>
          <Text x={width - 22} y={4} size={12.5} tone="onInk" anchor="end">
            {time}
          </Text>
        </g>
      ))}
    </Panel>
  );
}
