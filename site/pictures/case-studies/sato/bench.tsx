import { BackOfHand } from '../../kit/hands/hands.tsx';
import { Button } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Conveyor, printer } from './conveyor.tsx';
import { approver } from './people.ts';
import { Table } from './rights.tsx';
import type { SatoProps } from './words.ts';

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
        <BackOfHand of={approver} turn={-30} />
      </g>
    </>
  );
}
