import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type WebDevelopmentWords = PictureWords['scenes']['web-development'];

interface SpeedCardProps extends DrawingProps<WebDevelopmentWords>, Place {
  /** Its ring beside the figures instead of above them. */
  isFlat?: boolean;
}

/** Measured on the page behind it: all three are good. */
export function SpeedCard({ x, y, words, format, isFlat = false }: SpeedCardProps) {
  const [width, height] = isFlat ? [288, 134] : [210, 236];
  const ring = isFlat ? 'translate(58 84) scale(.74)' : 'translate(105 96)';
  const [left, top, step] = isFlat ? [112, 66, 24] : [20, 168, 26];
  const rows = [
    [words.paint, format.quantity(0.9, 's', 1)],
    [words.answer, format.quantity(62, 'ms')],
    [words.shift, format.number(0, 2)],
  ] as const;
  return (
    <Panel x={x} y={y} width={width} height={height} radius={18} lift={60}>
      <Text x={20} y={34} size={15} weight="bold">
        {words.speed}
      </Text>
      <g transform={ring}>
        <circle r="42" fill="none" stroke={palette.wheat} strokeWidth="10" />
        <circle
          r="42"
          fill="none"
          stroke={paint.sunAcross}
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray="259 264"
          transform="rotate(-90)"
        />
        <Text x={0} y={10} size={28} weight="bold" anchor="middle">
          98
        </Text>
      </g>
      {rows.map(([name, value], index) => (
        <g key={name}>
          <Text x={left} y={top + index * step} size={12.5} tone="muted">
            {name}
          </Text>
          <Text x={width - 20} y={top + index * step} size={12.5} weight="bold" anchor="end">
            {value}
          </Text>
        </g>
      ))}
    </Panel>
  );
}
