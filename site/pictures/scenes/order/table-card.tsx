import { Chip } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { orderTotal } from './menu-screen.tsx';
import type english from './floor.en.json';

type FloorWords = typeof english;

interface TableCardProps extends DrawingProps<FloorWords>, Place {
  /** When its guests came and ordered, no more. */
  isShort?: boolean;
}

/** What the floor plan knows of one table. */
export function TableCard({ x, y, isShort = false, words, format }: TableCardProps) {
  const rows = [
    [words.seated, format.time(19, 21)],
    [words.firstOrder, format.time(19, 24)],
    [words.total, format.money(orderTotal, 'VND')],
  ] as const;
  const [top, step] = isShort ? [63, 28] : [74, 32];
  return (
    <Panel x={x} y={y} width={236} height={isShort ? 108 : 190} radius={18} lift={56}>
      <Text x={22} y={isShort ? 32 : 38} size={18} weight="bold">
        {words.table}
      </Text>
      <Chip x={134} y={isShort ? 14 : 20} width={80} colour="orange">
        {words.ordering}
      </Chip>
      {rows.slice(0, isShort ? 2 : 3).map(([name, value], index) => (
        <g key={name}>
          <Text x={22} y={top + index * step} size={12.5} tone="muted">
            {name}
          </Text>
          <Text x={214} y={top + index * step} size={12.5} weight="bold" anchor="end">
            {value}
          </Text>
        </g>
      ))}
      <Rule d={`M22 ${top + 11}H214`} />
      {!isShort && (
        <>
          <Rule d="M22 118H214M22 150H214" />
          <Text x={22} y={172} size={12} weight="medium" tone="teal">
            {words.update}
          </Text>
        </>
      )}
    </Panel>
  );
}
