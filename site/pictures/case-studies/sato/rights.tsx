import { Avatar, Chip, type ChipColour } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { SatoProps } from './words.ts';

type Right = 'pick' | 'see' | 'approve';

const chips: Record<Right, ChipColour> = { see: 'plain', pick: 'sun', approve: 'teal' };
/** One for each employee; a right for each warehouse. */
const rightsOf: readonly { colour: string; rights: readonly [Right, Right] }[] = [
  { colour: '#f9b27a', rights: ['pick', 'see'] },
  { colour: '#e1bd88', rights: ['approve', 'see'] },
  { colour: '#ffd98a', rights: ['see', 'approve'] },
];
/** Who decides here: the second employee, in the first warehouse. */
const decides = 1;

interface TableProps extends SatoProps {
  step: number;
  /** Where the first warehouse stands, and how far the next one is from it. */
  left: number;
  pitch: number;
  chip: number;
  size: number;
}

export function Table({ words, step, left, pitch, chip, size }: TableProps) {
  const width = left + pitch + chip;
  return (
    <>
      {words.warehouses.map((warehouse, index) => (
        <Text
          key={warehouse}
          x={left + index * pitch + chip / 2}
          y={-13}
          size={size}
          weight="bold"
          anchor="middle"
        >
          {warehouse}
        </Text>
      ))}
      <Rule d={`M0 0H${width}`} />
      {rightsOf.map(({ colour, rights }, row) => (
        <g key={colour} transform={`translate(0 ${row * step})`}>
          {row === decides && (
            <rect
              x={left - 7}
              y={step / 2 - size - 7}
              width={chip + 14}
              height={size * 2 + 14}
              rx={size + 7}
              fill="none"
              stroke={palette.orange}
              strokeWidth="3.4"
            />
          )}
          <Avatar x={size + 2} y={step / 2} radius={size + 2} colour={colour}>
            {words.employees[row]?.slice(0, 1) ?? ''}
          </Avatar>
          <Text x={size * 2 + 13} y={step / 2 + 5} size={size} weight="bold">
            {words.employees[row]}
          </Text>
          {rights.map((right, warehouse) => (
            <Chip
              key={warehouse}
              x={left + warehouse * pitch}
              y={step / 2 - size}
              width={chip}
              size={size}
              colour={chips[right]}
            >
              {words[right]}
            </Chip>
          ))}
          {row < 2 && <Rule d={`M0 ${step}H${width}`} />}
        </g>
      ))}
    </>
  );
}
