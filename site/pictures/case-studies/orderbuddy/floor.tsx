import { Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { states, Table, tableColours, tables } from '../../scenes/order/floor.tsx';
import { TableCard, TableState } from '../../scenes/order/table-card.tsx';
import { Chart, ChartSmall, type FloorProps } from './chart.tsx';

const at = 'translate(2552 44) scale(1.1)';
const twelve = { x: 282, y: 314 };

/** The floor plan with table 12 ordering; what lies over it when the order has come. */
export function FloorSymbols({ floor, words, format }: FloorProps) {
  return (
    <>
      <g id="ob-floor" transform={at}>
        <Panel x={0} y={0} width={520} height={448} radius={18} lift={80} />
        <Text x={28} y={42} size={18} weight="bold">
          {floor.floor}
        </Text>
        <Text x={492} y={42} size={13} tone="muted" anchor="end">
          {floor.taken}
        </Text>
        <rect x="28" y="62" width="464" height="350" rx="12" fill="#fbf3e4" />
        <g transform="translate(-70 -60)">
          <Stroke d="M101 330h117v-60M559 264h-43" colour="#d9c29a" width={5} />
          <Text x={116} y={414} size={13} weight="medium" tone="muted">
            {floor.kitchen}
          </Text>
          <Text x={548} y={149} size={13} weight="medium" tone="muted" anchor="end">
            {floor.terrace}
          </Text>
          {tables.map((table) => (
            <Table key={table.number} {...table} />
          ))}
        </g>
        {states.map((state, index) => (
          <g key={state}>
            <circle cx={36 + index * 95} cy="430" r="6" fill={tableColours[state]} />
            <Text x={48 + index * 95} y={434} size={12.5} weight="medium">
              {floor[state]}
            </Text>
          </g>
        ))}
      </g>
      <g id="ob-waiting" transform={at}>
        <g transform={`translate(${twelve.x} ${twelve.y})`}>
          <rect
            width="78"
            height="62"
            rx="12"
            fill={tableColours.waiting}
            stroke={palette.ink}
            strokeWidth="3"
          />
          <Text x={39} y={37} size={18} weight="bold" anchor="middle">
            12
          </Text>
        </g>
      </g>
      <g id="ob-ring" transform={at}>
        <rect
          x={twelve.x - 9}
          y={twelve.y - 9}
          width="96"
          height="80"
          rx="20"
          fill="none"
          stroke={palette.orange}
          strokeWidth="5"
        />
      </g>
      <g id="ob-card" transform="translate(3092 118) scale(1.1)">
        <TableCard x={0} y={0} words={floor} format={format} />
      </g>
      {(['ordering', 'waiting'] as const).map((state) => (
        <g key={state} id={`ob-${state}-chip`} transform="translate(3092 118) scale(1.1)">
          <TableState state={state} words={floor} />
        </g>
      ))}
      <Chart words={words} format={format} />
      <ChartSmall floor={floor} words={words} format={format} />
    </>
  );
}
