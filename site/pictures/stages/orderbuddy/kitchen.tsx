import { Arm, cook, Thumb } from '../../kit/hand.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { tones } from '../../palette.ts';
import { tickets } from '../../scenes/order/kitchen-tickets.ts';
import { Heading } from '../../scenes/order/kitchen.tsx';
import type kitchenEnglish from '../../scenes/order/kitchen.en.json';
import { Dish } from '../../scenes/order/table-top.tsx';
import { Tablet } from '../../scenes/order/tablet.tsx';
import { Ticket } from '../../scenes/order/ticket.tsx';

type KitchenWords = typeof kitchenEnglish;

/** The steel of the pass, with what is ready on it. */
function Pass() {
  return (
    <>
      <path d="M1440 724H2420V884H1420z" fill="#5a1e00" opacity=".22" />
      <path d="M1490 690H2434a16 16 0 0 1 16 16V872H1490z" fill="#8d8073" />
      <path d="M1490 690H2434a16 16 0 0 1 16 16V860H1490z" fill="#e6dccd" />
      <path d="M1490 690H2434a16 16 0 0 1 16 16v10H1490z" fill="#fbf5ea" />
      <path d="M1490 834H2450V860H1490z" fill="#cfc2b2" />
      <path d="M1490 749H2450M1490 800H2450" stroke="#fff" strokeOpacity=".55" strokeWidth="2" />
      <Dish name="bowl" x={1690} y={780} radius={92} angle={-30} />
      <Dish name="rolls" x={1902} y={786} radius={80} angle={12} />
      <Dish name="grill" x={2090} y={782} radius={80} angle={-20} />
    </>
  );
}

/** The cook's hand in the units of the board: its thumb lies over the board's lower right corner. */
const cookAt = 'translate(614 424) rotate(20) scale(.86) translate(-196 -505)';
const boardAt = 'translate(1580 112) scale(1.05)';

/** The kitchen board above the pass; the place of the order that comes is empty. */
export function KitchenSymbols({ words }: { words: KitchenWords }) {
  const columns = [words.fresh, words.cooking, words.ready];
  const at = (column: number, row: number) => ({ x: 42 + column * 216, y: 116 + row * 152 });
  return (
    <>
      <g id="ob-pass">
        <Pass />
      </g>
      <g id="ob-cook-arm" transform={boardAt}>
        <g transform={cookAt}>
          <Arm of={cook} />
        </g>
      </g>
      <g id="ob-board" transform={boardAt}>
        <Tablet x={0} y={0} width={720} height={480} />
        <Text x={42} y={60} size={22} weight="bold">
          {words.kitchen}
          <tspan dx="18" fontSize="13" fontWeight="400" letterSpacing="0" fill={tones.muted}>
            {words.summary}
          </tspan>
        </Text>
        <Text x={678} y={59} size={16} weight="bold" anchor="end">
          19:24
        </Text>
        <Rule d="M42 76H678" />
        {columns.map((column, index) => (
          <Heading key={column} x={42 + index * 216} y={98} index={index}>
            {column}
          </Heading>
        ))}
        <rect
          {...at(0, 0)}
          width="196"
          height="124"
          rx="10"
          fill="#f1e5d0"
          stroke="#b23c02"
          strokeOpacity=".45"
          strokeWidth="1.6"
          strokeDasharray="5 6"
        />
        <Ticket
          {...at(0, 1)}
          table={`${words.table} 7`}
          state={words.oneMinute}
          colour="sun"
          lines={tickets.t7}
        />
        <Ticket
          {...at(1, 0)}
          table={`${words.table} 4`}
          state={words.sixMinutes}
          colour="plain"
          lines={tickets.t4}
        />
        <Ticket
          {...at(1, 1)}
          table={`${words.table} 9`}
          state={words.eightMinutes}
          colour="plain"
          lines={tickets.t9}
        />
        <Ticket
          {...at(2, 0)}
          table={`${words.table} 2`}
          state={words.serve}
          colour="teal"
          lines={tickets.t2}
        />
        <Ticket
          {...at(2, 1)}
          table={`${words.table} 15`}
          state={words.serve}
          colour="teal"
          lines={tickets.t15}
        />
      </g>
      <g id="ob-board-small">
        <Tablet x={14} y={16} width={272} height={262} />
        <Text x={48} y={68} size={20} weight="bold">
          {words.kitchen}
        </Text>
        <Text x={252} y={67} size={14} weight="bold" anchor="end">
          19:24
        </Text>
        <Heading x={48} y={92} index={0}>
          {words.fresh}
        </Heading>
      </g>
      <g id="ob-cook-thumb" transform={boardAt}>
        <g transform={cookAt}>
          <Thumb of={cook} />
        </g>
      </g>
      <g id="ob-ticket" transform={boardAt}>
        <Ticket
          {...at(0, 0)}
          table={`${words.table} 12`}
          state={words.justIn}
          colour="sun"
          lines={tickets.t12}
        />
      </g>
    </>
  );
}
