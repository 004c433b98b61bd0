import { BackOfHand } from '../../kit/back-of-hand.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import type { IconName } from '../../kit/icon-paths.ts';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Part } from '../layer.tsx';
import { Quarter } from './dial.tsx';
import { auditor } from './people.ts';
import type { MomentProps } from './words.ts';

interface Entry {
  icon: IconName;
  event: string;
  who: string;
  time: [hour: number, minute: number];
  seal: string;
}

const entriesOf = ({ words }: MomentProps): Entry[] => [
  { icon: 'link', event: words.shared, who: 'A. Lindqvist', time: [13, 40], seal: 'e3b0c4' },
  { icon: 'eye', event: words.opened, who: 'M. Keller', time: [14, 2], seal: '98fc1c' },
  { icon: 'document', event: words.read, who: 'M. Keller', time: [14, 5], seal: '149afb' },
  { icon: 'close', event: words.refused, who: 'M. Keller', time: [14, 6], seal: 'f4c899' },
  { icon: 'lock', event: words.ended, who: 'A. Lindqvist', time: [18, 0], seal: '27ae41' },
];

/** A log in which each entry seals the one before it. */
function Log(props: MomentProps) {
  const { words, format } = props;
  return (
    <Panel x={1000} y={186} width={364} height={426} radius={18} lift={80}>
      <Text x={26} y={46} size={21} weight="bold">
        {words.log}
      </Text>
      <Text x={26} y={72} size={16.5} tone="muted">
        {words.entries}
      </Text>
      <path d="M46 118V374" stroke="#d9b8c5" strokeWidth="5" strokeDasharray="9 7" />
      {entriesOf(props).map(({ icon, event, who, time, seal }, index, all) => (
        <g key={seal} transform={`translate(26 ${118 + index * 64})`}>
          <circle cx="20" r="20" fill={icon === 'close' ? palette.honey : '#efdfe1'} />
          <Glyph name={icon} x={9} y={-11} size={22} colour="#5e395a" />
          <Text x={54} y={-3} size={17} weight="bold">
            {event}
          </Text>
          <Text x={54} y={19} size={16.5} tone="muted">
            {`${format.time(...time)} · ${who}`}
          </Text>
          <Text x={316} y={19} size={14.3} fill="#8a6a86" anchor="end">
            {seal}
          </Text>
          {index < all.length - 1 && <Rule d="M54 32H316" />}
        </g>
      ))}
    </Panel>
  );
}

/** Wax on the foot of the log, with a lock pressed into it; its middle at 0 0. */
function Wax() {
  return (
    <>
      <path
        d="M-50-20C-48-52-14-60 12-52 44-56 58-26 52 2 60 34 34 54 6 50-22 60-52 42-50 14-58 4-56-10-50-20z"
        fill="#2a0f1a"
        opacity=".3"
        transform="translate(-8 12)"
      />
      <path
        d="M-50-20C-48-52-14-60 12-52 44-56 58-26 52 2 60 34 34 54 6 50-22 60-52 42-50 14-58 4-56-10-50-20z"
        fill="#8c2f04"
      />
      <path
        d="M-42-18C-40-44-10-52 12-46 40-48 52-24 46 2 52 28 30 46 6 43-18 50-44 36-42 12-48 4-46-8-42-18z"
        fill="#c9450a"
      />
      <circle r="33" fill="#a63606" />
      <path
        d="M-31 12A33 33 0 0 0 33 6"
        fill="none"
        stroke="#f59a5c"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Glyph name="lock" x={-19} y={-20} size={38} colour="#ffd3ad" />
    </>
  );
}

/** What the wax was sealed with: brass below a handle of wood. */
function Stamp() {
  return (
    <g transform="translate(676 430) rotate(24)">
      <path d="M-30-96H30V96H-30z" fill="#3a1030" opacity=".22" transform="translate(-22 22)" />
      <path d="M-18-110a18 18 0 0 1 36 0c8 50 14 70 6 120h-48c-8-50-2-70 6-120z" fill="#5a2a12" />
      <path d="M2-126a18 18 0 0 1 16 16c8 50 14 70 6 120H2z" fill="#8a4a20" />
      <rect x="-26" y="8" width="52" height="16" rx="5" fill="#c98f1e" />
      <path d="M-20 24h40l12 52h-64z" fill="#a8700e" />
      <path d="M0 24h20l12 52H0z" fill="#ffc14f" />
      <rect x="-36" y="74" width="72" height="18" rx="6" fill="#c98f1e" />
    </g>
  );
}

/** The auditor’s, put down on the table. */
function Glasses() {
  return (
    <g transform="translate(868 790) rotate(-9)" fill="none" strokeLinecap="round">
      <g stroke="#3a1030" strokeOpacity=".22" strokeWidth="11" transform="translate(-10 14)">
        <rect x="-136" y="-44" width="112" height="88" rx="40" />
        <rect x="24" y="-44" width="112" height="88" rx="40" />
      </g>
      <g fill="#fff" fillOpacity=".24" stroke="#2d1a2b" strokeWidth="10">
        <rect x="-136" y="-44" width="112" height="88" rx="40" />
        <rect x="24" y="-44" width="112" height="88" rx="40" />
      </g>
      <path
        d="M-24-14q24-22 48 0M-134-18l-34 70q-4 14 10 20M134-18l40 66q6 14-6 22"
        stroke="#2d1a2b"
        strokeWidth="10"
      />
      <path
        d="M-112-20q14-14 34-14M48-20q14-14 34-14"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="6"
      />
    </g>
  );
}

export function LogSymbols(props: MomentProps) {
  const { words } = props;
  return (
    <>
      <g id="ha-stamp">
        <Stamp />
      </g>
      <g id="ha-table">
        <Quarter ground="#c592a8">
          {[0, 1, 2, 3].map((ring) => (
            <circle
              key={ring}
              cx="1000"
              cy="1700"
              r={1500 - ring * 190}
              fill="none"
              stroke="#a9708b"
              strokeOpacity=".5"
              strokeWidth={ring % 2 ? 5 : 14}
            />
          ))}
          <Part id="ha-stamp" />
          <Glasses />
        </Quarter>
      </g>
      <g id="ha-log">
        <Log {...props} />
      </g>
      <g id="ha-wax">
        <Wax />
      </g>
      <g id="ha-sealed">
        <Panel x={724} y={612} width={330} height={62} radius={31} lift={40}>
          <Text x={112} y={38} size={18} weight="bold">
            {words.sealed}
          </Text>
        </Panel>
      </g>
      <g id="ha-auditor">
        <BackOfHand of={auditor} pose="pointing" turn={-8} />
      </g>
    </>
  );
}
