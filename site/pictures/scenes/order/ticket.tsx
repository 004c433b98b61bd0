import { Chip, type ChipColour } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';

interface TicketLine {
  count: number;
  dish: string;
  isDone?: boolean;
}

interface TicketProps {
  x: number;
  y: number;
  table: string;
  /** An order that is nowhere has none. */
  state?: string;
  colour?: ChipColour;
  lines: readonly TicketLine[];
  /** Its lines closer together, for a board with little room. */
  isDense?: boolean;
}

const width = 196;
const teeth = 'l-9.8-7-9.8 7'.repeat(10);

/** The paper of a ticket, torn off at its lower edge. */
const paperOf = (height: number) => `M0 8a8 8 0 0 1 8-8h180a8 8 0 0 1 8 8v${height - 8}${teeth}z`;

/** The other side of one of two lines: the mark of the house, bright enough that ink can stand on it. */
export function TicketBack() {
  const height = 124;
  return (
    <>
      {/* Turned over with the paper it falls where all others do. */}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>
        <BoxShadow width={width} height={height} radius={10} length={40} />
      </g>
      <path fill={palette.white} d={paperOf(height)} />
      {/* Near the edge that shows where the rest is out of sight. */}
      <g transform="translate(-46 0)">
        <circle cx={width / 2} cy={height / 2} r="34" fill={palette.honey} />
        <path
          fill={palette.amber}
          d="M64.300 58C74 48 84 52 96 58S120 66 131.500 58A34 34 0 0 1 64.300 66Z"
        />
        <path
          fill={palette.orange}
          opacity=".75"
          d="M65 71.500C76 64 86 67 98 72S122 78 129.500 74A34 34 0 0 1 65 71.500Z"
        />
      </g>
    </>
  );
}

/** The height above the rule, from one line to the next, and what the torn edge needs. */
const roomy = { head: 42, step: 25, foot: 32 };
const dense = { head: 36, step: 21, foot: 19 };

/** A kitchen ticket, torn off at its lower edge. */
export function Ticket({ x, y, table, state, colour, lines, isDense = false }: TicketProps) {
  const { head, step, foot } = isDense ? dense : roomy;
  const height = head + lines.length * step + foot;
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoxShadow width={width} height={height} radius={10} length={40} />
      <path fill={palette.white} d={paperOf(height)} />
      <Text x={16} y={head - 14} size={16} weight="bold">
        {table}
      </Text>
      {state && (
        <Chip x={112} y={head / 2 - 10} width={72} colour={colour}>
          {state}
        </Chip>
      )}
      <Rule d={`M16 ${head}H180`} />
      {lines.map(({ count, dish, isDone }, index) => (
        <g key={dish} transform={`translate(16 ${head + step - 4 + index * step})`}>
          <Text x={0} y={0} size={12.5} weight="bold" tone="ember">
            {count}
          </Text>
          <Text x={26} y={0} size={12.5} weight="medium" tone={isDone ? 'muted' : undefined}>
            {dish}
          </Text>
          {isDone && <Glyph name="check" x={148} y={-12} size={16} colour={palette.teal} />}
        </g>
      ))}
    </g>
  );
}
