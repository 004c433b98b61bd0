import type { IconName } from '../../kit/icon-paths.ts';
import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { wordsIn } from '../words.ts';
import type english from './audit.en.json';

type AuditWords = typeof english;

interface Entry {
  icon: IconName;
  event: string;
  who: string;
  time: string;
  seal: string;
}

const entriesOf = ({ words, format }: DrawingProps<AuditWords>): Entry[] => [
  {
    icon: 'link',
    event: words.shared,
    who: 'A. Lindqvist',
    time: format.time(13, 40),
    seal: 'e3b0c4',
  },
  { icon: 'eye', event: words.opened, who: 'M. Keller', time: format.time(14, 2), seal: '98fc1c' },
  {
    icon: 'document',
    event: words.read,
    who: 'M. Keller',
    time: format.time(14, 5),
    seal: '149afb',
  },
  {
    icon: 'close',
    event: words.refused,
    who: 'M. Keller',
    time: format.time(14, 6),
    seal: 'f4c899',
  },
  { icon: 'check', event: words.signed, who: 'T. Sato', time: format.time(15, 18), seal: '6fb924' },
  {
    icon: 'lock',
    event: words.ended,
    who: 'A. Lindqvist',
    time: format.time(18, 0),
    seal: '27ae41',
  },
];

/** What the last entry is sealed with until there is another. */
const latest = 'b7d02f';

function Audit({ x, y, words, format }: DrawingProps<AuditWords> & Place) {
  const entries = entriesOf({ words, format });
  return (
    <Panel x={x} y={y} width={660} height={472} radius={18} lift={80}>
      <Heading words={words} />
      <Chip x={500} y={30} width={132} colour="teal">
        {words.sealed}
      </Chip>
      <path d="M48 118V424" stroke="#e6cfd6" strokeWidth="3" />
      {entries.map(({ who, time, seal, ...entry }, index) => (
        <g key={seal} transform={`translate(28 ${118 + index * 61})`}>
          <Event {...entry} detail={who} isRefused={index === 3} />
          <Text x={290} y={5} size={13} weight="medium">
            {time}
          </Text>
          <rect x="424" y="-14" width="180" height="28" rx="8" fill={palette.sand} />
          <Text x={440} y={4.5} size={12.5} tone="muted">
            {`${seal} … ${entries[index + 1]?.seal ?? latest}`}
          </Text>
          {index < entries.length - 1 && <Rule d="M56 30.5H604" />}
        </g>
      ))}
    </Panel>
  );
}

/** Without the seals; each time stands beside its name. All six entries are seen. */
function AuditSmall({ x, y, words, format }: DrawingProps<AuditWords> & Place) {
  return (
    <Panel x={x} y={y} width={320} height={354} radius={18} lift={50}>
      <Heading words={words} y={36} />
      <path d="M44 88V318" stroke="#e6cfd6" strokeWidth="3" />
      {entriesOf({ words, format }).map(({ who, time, seal, ...entry }, index) => (
        <g key={seal} transform={`translate(28 ${88 + index * 46})`}>
          <Event {...entry} detail={`${time} · ${who}`} isRefused={index === 3} radius={16} />
          {index < 5 && <Rule d="M48 25H264" />}
        </g>
      ))}
    </Panel>
  );
}

function Heading({ words, y = 48 }: { words: AuditWords; y?: number }) {
  return (
    <>
      <Text x={28} y={y} size={20} weight="bold">
        {words.log}
      </Text>
      <Text x={28} y={y + 22} size={12.5} tone="muted">
        {words.entries}
      </Text>
    </>
  );
}

interface EventProps {
  icon: IconName;
  event: string;
  detail: string;
  isRefused: boolean;
  /** Of the disc below the icon. */
  radius?: number;
}

function Event({ icon, event, detail, isRefused, radius = 20 }: EventProps) {
  const [half, left] = [radius * 0.55, 2 * radius + 16];
  return (
    <>
      <circle cx={radius} r={radius} fill={isRefused ? palette.honey : '#efdfe1'} />
      <Glyph name={icon} x={radius - half} y={-half} size={2 * half} colour="#5e395a" />
      <Text x={left} y={-2} size={14.5} weight="bold">
        {event}
      </Text>
      <Text x={left} y={17} size={12.5} tone="muted">
        {detail}
      </Text>
    </>
  );
}

/** A log in which each entry seals the one before it. */
export const halialabsAudit = panelScene<AuditWords>(
  wordsIn(import.meta.glob('./audit.*.json', { eager: true, import: 'default' })),
  'iris',
  Audit,
  { wide: { x: 80, y: 44 }, small: { x: 20, y: 12 } },
  undefined,
  AuditSmall,
);
