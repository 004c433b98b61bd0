import type { Format } from '../../format.ts';
import { BackOfHand } from '../../kit/hands/hands.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { near, owner } from './places.ts';
import { Statement, StatementSmall, type YearProps } from './statement.tsx';
import { FreeLabel, PriceLabel } from './tag.tsx';

/** The sheet of twelve months, and a month on it. */
const sheet = { x: 640, y: 34 } as const;
const stamp = { width: 178, height: 192, scale: 0.256 } as const;
const months = Array.from({ length: 12 }, (_, month) => month);

const placeOf = (month: number) => ({
  x: sheet.x + 20 + (month % 4) * stamp.width,
  y: sheet.y + 18 + Math.floor(month / 4) * stamp.height,
});

/** From the bay's own place to its place on the sheet. */
const shrunk = (month: number) => {
  const { x, y } = placeOf(month);
  return `translate(${x + 12} ${y + 10}) scale(${stamp.scale}) translate(${-near.x} ${-near.y})`;
};

/** What stands in the bay: others' drums in January, then the season sells down, then what is reserved. */
const rowsIn: readonly number[] = [0, 0, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0];
const isReserved = (month: number) => month >= 7 && month <= 9;

/** The bay with less detail: it is shown ten times. */
function Month({ month, format }: { month: number; format: Format }) {
  const { x, y } = placeOf(month);
  const rows = rowsIn[month] ?? 0;
  return (
    <>
      <g transform={shrunk(month)}>
        {month !== 5 && <use href="#wf-bare" />}
        {[0, 1, 2].slice(0, rows).map((row) => (
          <use key={row} href={`#wf-row-${row}`} />
        ))}
        {rows === 3 && <use href="#wf-last" />}
        {month === 0 && <use href="#wf-others" />}
        {isReserved(month) && (
          <g opacity=".34">
            <use href="#wf-others" />
          </g>
        )}
      </g>
      <Text
        x={x + stamp.width / 2}
        y={y + 180}
        size={20}
        weight={month === 5 ? 'bold' : 'medium'}
        anchor="middle"
        tone={month === 5 ? 'ember' : undefined}
      >
        {format.month(month + 1)}
      </Text>
    </>
  );
}

function Sheet({ format }: { format: Format }) {
  const [width, height] = [40 + 4 * stamp.width, 36 + 3 * stamp.height];
  const holes =
    [0, 1, 2, 3, 4]
      .map((column) => `M${20 + column * stamp.width} 18v${3 * stamp.height}`)
      .join('') +
    [0, 1, 2, 3].map((row) => `M20 ${18 + row * stamp.height}h${4 * stamp.width}`).join('');
  return (
    <>
      <Panel
        x={sheet.x}
        y={sheet.y}
        width={width}
        height={height}
        radius={6}
        lift={90}
        fill="#fffdf4"
      >
        <path
          d={holes}
          fill="none"
          stroke="#cfd6a4"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray=".1 11"
        />
      </Panel>
      {months.map((month) => (
        <Month key={month} month={month} format={format} />
      ))}
    </>
  );
}

export function YearSymbols(props: YearProps) {
  return (
    <>
      <g id="wf-bare">
        <path
          d={`M${near.x} ${near.y}h${near.width}v${near.height}h-${near.width}z`}
          fill="#f3eed6"
          stroke="#f0b62e"
          strokeWidth="14"
        />
        <path
          d={`M${near.x + 160} ${near.y + 210}h60v170M${near.x + 430} ${near.y + 380}V${near.y + 210}l-130 110h180`}
          fill="none"
          stroke="#e9d79a"
          strokeWidth="34"
        />
      </g>
      <g id="wf-others">
        <use href="#wf-drums" transform={`translate(${near.x} ${near.y}) scale(7.5)`} />
      </g>
      <g id="wf-sheet">
        <Sheet format={props.format} />
      </g>
      <g id="wf-june" transform={shrunk(5)}>
        <use href="#wf-bay" />
      </g>
      <g id="wf-frame">
        <rect
          x={placeOf(5).x + 5}
          y={placeOf(5).y + 3}
          width="168"
          height="157"
          rx="9"
          fill="none"
          stroke={palette.ink}
          strokeWidth="4"
        />
      </g>
      <g id="wf-price" transform="translate(1166 116) rotate(3)">
        <PriceLabel {...props} />
      </g>
      <g id="wf-free" transform="translate(986 254) rotate(-4)">
        <FreeLabel words={props.words} />
      </g>
      <g id="wf-statement">
        <Statement {...props} x={654} y={672} width={500} />
      </g>
      <g id="wf-statement-small">
        <StatementSmall {...props} />
      </g>
      <g id="wf-owner-points">
        <BackOfHand of={owner} turn={-34} />
      </g>
    </>
  );
}
