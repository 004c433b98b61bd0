import type { Format } from '../../format.ts';
import { KeyValues } from '../../kit/key-values.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { rent } from './contract.tsx';
import type { PictureWords } from '../../words.ts';

export interface YearProps {
  words: PictureWords['stages']['wareflex'];
  format: Format;
}

/** The end of it: what was paid, what went back. */
export function Statement({
  words,
  format,
  x,
  y,
  width,
}: YearProps & { x: number; y: number; width: number }) {
  const lines = [
    [words.months, words.paid, 3 * rent],
    [words.deposit, words.returned, rent],
  ] as const;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={tear(width)} fill="#2f1a08" opacity=".16" transform="translate(-14 18)" />
      <path d={tear(width)} fill={palette.white} />
      <Text x={24} y={36} size={18} weight="bold">
        {words.statement}
      </Text>
      {lines.map(([name, state, sum], index) => (
        <g key={name} transform={`translate(24 ${72 + index * 36})`}>
          <circle cx="10" cy="-5.500" r="10" fill="#6d8c3e" />
          <path
            d="M5.500-5.500l3.500 4 6-7.500"
            fill="none"
            stroke="#fff"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <Text x={32} y={0} size={16} weight="medium">
            {name}
          </Text>
          <Text x={width - 200} y={0} size={15} tone="muted" anchor="end">
            {state}
          </Text>
          <Text x={width - 48} y={0} size={17} weight="bold" anchor="end">
            {format.money(sum, 'VND')}
          </Text>
        </g>
      ))}
    </g>
  );
}

/** The same for a phone, without its states. */
export function StatementSmall({ words, format }: YearProps) {
  return (
    <Panel x={12} y={296} width={276} height={84} radius={10} lift={24}>
      <KeyValues
        x={18}
        y={33}
        width={240}
        size={14}
        rows={[
          [words.months, format.money(3 * rent, 'VND')],
          [words.depositReturned, format.money(rent, 'VND')],
        ]}
      />
    </Panel>
  );
}

/** A slip torn off along its lower edge. */
const tear = (width: number) =>
  `M0 8a8 8 0 0 1 8-8H${width - 8}a8 8 0 0 1 8 8V128${'l-9 8-9-8'.repeat(Math.floor(width / 18))}z`;
