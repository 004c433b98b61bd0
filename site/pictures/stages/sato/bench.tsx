import { BackOfHand } from '../../kit/back-of-hand.tsx';
import { Avatar, Button, Chip, type ChipColour } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { approver } from './people.ts';
import type { SatoProps } from './words.ts';

/** A roller conveyor from packing to the dock, its top at 640. */
function Conveyor() {
  const rollers = Array.from({ length: 25 }, (_, index) => 2512 + index * 44);
  return (
    <>
      <path d="M2470 812H3560L3600 792H2520z" fill="#3d1d04" opacity=".3" />
      {[2540, 2880, 3220, 3540].map((x) => (
        <g key={x}>
          <path d={`M${x} 660H${x + 34}V806H${x}z`} fill="#123f42" />
          <path d={`M${x + 12} 660H${x + 34}V806H${x + 12}z`} fill={palette.teal} />
          <path d={`M${x - 12} 800H${x + 46}V814H${x - 12}z`} fill="#07383b" />
        </g>
      ))}
      <path d="M2486 656H3590V712H2486z" fill="#c2540a" />
      <path d="M2486 656H3590V688H2486z" fill={palette.orange} />
      <path d="M2486 656H3590V662H2486z" fill="#ffa45c" />
      {rollers.map((x) => (
        <g key={x}>
          <circle cx={x} cy="659" r="19" fill="#6a5a4c" />
          <circle cx={x + 1.5} cy="657" r="15" fill="#cfc2b2" />
          <circle cx={x + 2} cy="656" r="5" fill="#6a5a4c" />
        </g>
      ))}
    </>
  );
}

/** A label printer over the line. */
const printer = (
  <>
    <path d="M2700-200H2730V214H2700z" fill="#8d8073" />
    <path d="M2716-200H2730V214H2716z" fill="#cfc2b2" />
    <path d="M2612 196l-24 26V338H2772l26-22z" fill="#5a3a10" opacity=".22" />
    <rect x="2612" y="188" width="200" height="128" rx="18" fill="#3a302a" />
    <path
      d="M2630 188H2794a18 18 0 0 1 18 18V298a18 18 0 0 1-18 18H2650L2780 188z"
      fill="#4f433a"
    />
    <circle cx="2668" cy="246" r="36" fill={palette.white} />
    <circle cx="2668" cy="246" r="13" fill="#3a302a" />
    <rect x="2738" y="218" width="52" height="12" rx="6" fill={palette.sun} />
    <circle cx="2746" cy="256" r="8" fill={palette.tealLight} />
    <path d="M2636 304H2790V316H2636z" fill="#1b1410" />
  </>
);

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

function Table({ words, step, left, pitch, chip, size }: TableProps) {
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

const panel = { x: 2930, y: 70, width: 446, height: 500 } as const;

function Terminal({ words, format }: SatoProps) {
  const { x, y, width, height } = panel;
  return (
    <>
      <path d="M3132 560H3172V660H3132z" fill="#3a302a" />
      <path
        d={`M${x - 12} ${y}l-34 40V${y + height + 44}H${x + width - 34}l46-34z`}
        fill="#5a3a10"
        opacity=".24"
      />
      <rect
        x={x - 14}
        y={y - 14}
        width={width + 28}
        height={height + 28}
        rx="30"
        fill={palette.ink}
      />
      <rect x={x} y={y} width={width} height={height} rx="18" fill={palette.white} />
      <Text x={x + 26} y={y + 52} size={25} weight="bold">
        {words.rights}
      </Text>
      <Text x={x + 26} y={y + 80} size={15} tone="muted">
        {words.record}
      </Text>
      <g transform={`translate(${x + 26} ${y + 140})`}>
        <Table
          words={words}
          format={format}
          step={78}
          left={142}
          pitch={132}
          chip={118}
          size={15.5}
        />
      </g>
    </>
  );
}

function ApproveButton({ words }: SatoProps) {
  return (
    <g transform={`translate(${panel.x + 26} ${panel.y + 408})`}>
      <rect width="394" height="62" rx="31" fill="url(#sun-across)" />
      <Text x={150} y={38} size={20} weight="bold" anchor="middle">
        {words.approveOrder}
      </Text>
    </g>
  );
}

function Approved({ words }: SatoProps) {
  return (
    <g transform={`translate(${panel.x + 26} ${panel.y + 408})`}>
      <rect width="394" height="62" rx="31" fill={palette.mint} />
      <Glyph name="check" x={20} y={18} size={26} colour={palette.tealDeep} />
      <Text x={56} y={38} size={18} weight="bold" fill={palette.tealDeep}>
        {words.approved}
      </Text>
    </g>
  );
}

function TerminalSmall({ words, format }: SatoProps) {
  return (
    <>
      <rect x="4" y="6" width="292" height="256" rx="20" fill={palette.ink} />
      <rect x="12" y="14" width="276" height="240" rx="13" fill={palette.white} />
      <Text x={26} y={42} size={18} weight="bold">
        {words.rights}
      </Text>
      <g transform="translate(22 76)">
        <Table
          words={words}
          format={format}
          step={42}
          left={102}
          pitch={82}
          chip={72}
          size={12.5}
        />
      </g>
      <Button x={24} y={207} width={252} height={38}>
        {words.approveOrder}
      </Button>
    </>
  );
}

export function BenchSymbols(props: SatoProps) {
  return (
    <>
      <g id="sa-conveyor">
        {printer}
        <Conveyor />
      </g>
      <g id="sa-terminal">
        <Terminal {...props} />
      </g>
      <g id="sa-approve">
        <ApproveButton {...props} />
      </g>
      <g id="sa-approved">
        <Approved {...props} />
      </g>
      <g id="sa-terminal-small">
        <TerminalSmall {...props} />
      </g>
      <g id="sa-finger">
        <BackOfHand of={approver} pose="pointing" turn={-30} />
      </g>
    </>
  );
}
