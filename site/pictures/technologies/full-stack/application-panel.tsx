import type { IconName } from '../../kit/icon-paths.ts';
import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Place } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type TechFullStackWords = PictureWords['scenes']['tech-full-stack'];

interface ApplicationProps extends Place {
  width?: number;
  words: TechFullStackWords;
}

export function Application({ x, y, width = 320, words }: ApplicationProps) {
  const parts: { icon: IconName; name: string }[] = [
    { icon: 'code', name: words.interface },
    { icon: 'check', name: words.rules },
    { icon: 'clock', name: words.jobs },
  ];
  return (
    <Panel x={x} y={y} width={width} height={224} radius={18} lift={18} fill={palette.ink}>
      <Text x={24} y={38} size={17} weight="bold" tone="white">
        {words.application}
      </Text>
      {parts.map(({ icon, name }, index) => (
        <g key={icon} transform={`translate(20 ${58 + index * 50})`}>
          <rect width={width - 40} height="42" rx="12" fill="#33261e" />
          <rect x="8" y="7" width="28" height="28" rx="8" fill={palette.honey} />
          <Glyph name={icon} x={13} y={12} size={18} />
          <Text x={50} y={26} size={13.5} weight="medium" tone="white">
            {name}
          </Text>
        </g>
      ))}
    </Panel>
  );
}
