import type { Format } from '../../format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';
import { tableColours } from '../../scenes/order/floor.tsx';
import { Dish } from '../../scenes/order/table-top.tsx';

export interface FloorProps {
  floor: PictureWords['scenes']['floor'];
  words: PictureWords['stages']['orderbuddy'];
  format: Format;
}

/** The same for a phone, with what the card says above it. */
export function ChartSmall({ floor, words, format }: FloorProps) {
  const bars = [
    { name: words.before, time: words.beforeTime, y: 82, length: before * 13.5, fill: '#e0cfb0' },
    {
      name: words.after,
      time: words.afterTime,
      y: 118,
      length: after * 13.5,
      fill: paint.sunAcross,
    },
  ];
  return (
    <g id="ob-chart-small">
      <Panel x={12} y={158} width={276} height={220} lift={40}>
        <Text x={18} y={33} size={17} weight="bold">
          {floor.table}
        </Text>
        <rect x="166" y="14" width="94" height="28" rx="14" fill={tableColours.waiting} />
        <Text x={213} y={32.5} size={12.5} weight="medium" anchor="middle">
          {floor.waiting}
        </Text>
        <Text x={18} y={69} size={13} weight="medium">
          {words.chart}
        </Text>
        {bars.map(({ name, time, y, length, fill }) => (
          <g key={name} transform={`translate(18 ${y})`}>
            <path d={`M0 0h${length - 14}a14 14 0 0 1 0 28H0z`} fill={fill} />
            <Text x={10} y={18.5} size={12.5} weight="bold">
              {`${name} ${time}`}
            </Text>
          </g>
        ))}
        <Dish name="bowl" x={18 + after * 13.5} y={132} radius={19} angle={-30} />
        <Text x={18} y={201} size={48} weight="bold">
          {format.percent(-0.31)}
        </Text>
      </Panel>
    </g>
  );
}

/** Units for a minute of waiting. */
const minute = 22;
const [before, after] = [16, 11];
const start = 118;

/** The wait for the first dish, before and after: two strips of paper on one scale of minutes. */
export function Chart({ words, format }: Omit<FloorProps, 'floor'>) {
  const chart = 'translate(2590 566)';
  return (
    <>
      <g id="ob-chart" transform={chart}>
        <Panel x={0} y={0} width={690} height={246} radius={20} lift={70}>
          <Text x={28} y={42} size={18} weight="bold">
            {words.chart}
          </Text>
          {[0, 4, 8, 12, 16].map((mark) => (
            <g key={mark}>
              <path
                d={`M${start + mark * minute} 66V214`}
                stroke={palette.ink}
                strokeOpacity=".16"
                strokeDasharray={mark === 0 ? undefined : '2 6'}
              />
              <Text x={start + mark * minute} y={232} size={12.5} tone="muted" anchor="middle">
                {format.number(mark)}
              </Text>
            </g>
          ))}
          <Text x={28} y={105} size={14} weight="medium" tone="muted">
            {words.before}
          </Text>
          <path
            d={`M${start} 78h${before * minute - 23}a23 23 0 0 1 0 46h-${before * minute - 23}z`}
            fill="#e0cfb0"
          />
          <Text x={start + 20} y={107} size={16} weight="bold">
            {words.beforeTime}
          </Text>
          <Text x={28} y={173} size={14} weight="bold">
            {words.after}
          </Text>
        </Panel>
      </g>
      <g id="ob-after" transform={chart}>
        <path
          d={`M${start} 146h${after * minute - 23}a23 23 0 0 1 0 46h-${after * minute - 23}z`}
          fill="url(#sun-across)"
        />
      </g>
      <g id="ob-served" transform={chart}>
        <Dish name="bowl" x={start + after * minute} y={169} radius={34} angle={-30} />
        <Text x={start + 20} y={175} size={16} weight="bold">
          {words.afterTime}
        </Text>
      </g>
      <g id="ob-figure" transform={chart}>
        <path
          d={`M${start + after * minute + 44} 169H${start + before * minute}M${start + before * minute} 158v22M${start + after * minute + 54} 160l-10 9 10 9`}
          fill="none"
          stroke={palette.ember}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Text x={664} y={178} size={62} weight="bold" anchor="end" spacing={-2.6}>
          {format.percent(-0.31)}
        </Text>
      </g>
    </>
  );
}
