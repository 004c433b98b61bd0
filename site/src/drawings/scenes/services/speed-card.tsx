import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place } from '../scene.ts';
import type { WebDevelopmentWords } from './web-development.tsx';

/** Measured on the page behind it: all three are good. */
export function SpeedCard({ x, y, words, format }: DrawingProps<WebDevelopmentWords> & Place) {
  const rows = [
    [words.paint, format.quantity(0.9, 's', 1)],
    [words.answer, format.quantity(62, 'ms')],
    [words.shift, format.number(0, 2)],
  ] as const;
  return (
    <Panel x={x} y={y} width={210} height={236} radius={18} lift={60}>
      <Text x={20} y={34} size={15} weight="bold">
        {words.speed}
      </Text>
      <circle cx="105" cy="96" r="42" fill="none" stroke={palette.wheat} strokeWidth="10" />
      <circle
        cx="105"
        cy="96"
        r="42"
        fill="none"
        stroke={paint.sunAcross}
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="259 264"
        transform="rotate(-90 105 96)"
      />
      <Text x={105} y={106} size={28} weight="bold" anchor="middle">
        98
      </Text>
      {rows.map(([name, value], index) => (
        <g key={name}>
          <Text x={20} y={168 + index * 26} size={12.5} tone="muted">
            {name}
          </Text>
          <Text x={190} y={168 + index * 26} size={12.5} weight="bold" anchor="end">
            {value}
          </Text>
        </g>
      ))}
    </Panel>
  );
}
