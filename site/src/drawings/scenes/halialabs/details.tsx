import type { IconName } from '../../icon/icon-paths.ts';
import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { DocumentPage } from './document.tsx';

export interface PageWords {
  title: string;
  page: string;
  until: string;
  reader: string;
  readerDetail: string;
}

function Viewer({ x, y, words }: { x: number; y: number; words: PageWords }) {
  return (
    <Panel x={x} y={y} width={560} height={520} radius={18} lift={80} fill="#3b2136">
      <Text x={28} y={40} size={15} weight="bold" tone="white">
        {words.title}
      </Text>
      <Text x={28} y={60} size={12} fill="#dabdca">
        {words.page}
      </Text>
      <Chip x={392} y={26} width={140} colour="sun">
        {words.until}
      </Chip>
      <DocumentPage x={132} y={86} title={words.title} watermark="m.keller@bank.example" />
    </Panel>
  );
}

function ReaderCard({ x, y, words }: { x: number; y: number; words: PageWords }) {
  return (
    <Panel x={x} y={y} width={272} height={86} lift={56}>
      <rect x="18" y="20" width="46" height="46" rx="14" fill="#efdfe1" />
      <Glyph name="eye" x={28} y={30} size={26} colour="#5e395a" />
      <Text x={80} y={39} size={14} weight="bold">
        {words.reader}
      </Text>
      <Text x={80} y={58} size={12} tone="muted">
        {words.readerDetail}
      </Text>
    </Panel>
  );
}

/** A page with its reader's name across it. */
export const halialabsPage = panelScene<PageWords>(
  'iris',
  Viewer,
  { wide: { x: 90, y: 44 }, small: { x: -100, y: -52 } },
  { Draw: ReaderCard, wide: { x: 488, y: 396 }, small: { x: 66, y: 276 } },
);

interface AuditWords {
  log: string;
  entries: string;
  shared: string;
  opened: string;
  read: string;
  refused: string;
  signed: string;
  ended: string;
  sealed: string;
}

function Audit({ x, y, words, format }: DrawingProps<AuditWords> & Place) {
  const entries: { icon: IconName; event: string; who: string; time: string; seal: string }[] = [
    {
      icon: 'link',
      event: words.shared,
      who: 'A. Lindqvist',
      time: format.time(13, 40),
      seal: 'e3b0c4',
    },
    {
      icon: 'eye',
      event: words.opened,
      who: 'M. Keller',
      time: format.time(14, 2),
      seal: '98fc1c',
    },
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
    {
      icon: 'check',
      event: words.signed,
      who: 'T. Sato',
      time: format.time(15, 18),
      seal: '6fb924',
    },
    {
      icon: 'lock',
      event: words.ended,
      who: 'A. Lindqvist',
      time: format.time(18, 0),
      seal: '27ae41',
    },
  ];
  return (
    <Panel x={x} y={y} width={660} height={472} radius={18} lift={80}>
      <Text x={28} y={48} size={20} weight="bold">
        {words.log}
      </Text>
      <Text x={28} y={70} size={12.5} tone="muted">
        {words.entries}
      </Text>
      <Chip x={500} y={30} width={132} colour="teal">
        {words.sealed}
      </Chip>
      <path d="M48 118V424" stroke="#e6cfd6" strokeWidth="3" />
      {entries.map(({ icon, event, who, time, seal }, index) => (
        <g key={seal} transform={`translate(28 ${118 + index * 61})`}>
          <circle cx="20" r="20" fill={index === 3 ? palette.honey : '#efdfe1'} />
          <Glyph name={icon} x={9} y={-11} size={22} colour="#5e395a" />
          <Text x={56} y={-2} size={14.5} weight="bold">
            {event}
          </Text>
          <Text x={56} y={17} size={12.5} tone="muted">
            {who}
          </Text>
          <Text x={290} y={5} size={13} weight="medium">
            {time}
          </Text>
          <rect x="424" y="-14" width="180" height="28" rx="8" fill={palette.sand} />
          <Text x={440} y={4.5} size={12.5} tone="muted">
            {`${seal} … ${entries[index + 1]?.seal ?? '·'}`}
          </Text>
          {index < entries.length - 1 && <Rule d="M56 30.5H604" />}
        </g>
      ))}
    </Panel>
  );
}

/** A log in which each entry seals the one before it. */
export const halialabsAudit = panelScene<AuditWords>('iris', Audit, { wide: { x: 80, y: 44 } });
