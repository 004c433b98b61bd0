import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../scene.ts';
import { wordsIn } from '../words.ts';
import type english from './qa-sts.en.json';

type QaWords = typeof english;

const devices = ['iPhone 17', 'Galaxy S25', 'Pixel 8', 'Chrome 150', 'Safari 26', 'Firefox 148'];
/** 6 + 6 + 5 + 5 = 22 columns; 6 × 22 = 132 checks, two of them failed. */
const suites = [6, 6, 5, 5];
const failed = new Set(['2 13', '4 14']);

function QaWide({ words, format }: DrawingProps<QaWords>) {
  return (
    <>
      <Panel x={48} y={50} width={680} height={386} radius={18} lift={80}>
        <Text x={28} y={46} size={18} weight="bold">
          {words.run}
        </Text>
        <Text x={28} y={68} size={12.5} tone="muted">
          {words.summary}
        </Text>
        <Chip x={532} y={28} width={120} colour="teal">
          {words.passed}
        </Chip>
        <g transform="translate(28 96)">
          <Matrix words={words} {...wholeMatrix} />
        </g>
      </Panel>
      <BugCard x={420} y={392} width={350} words={words} format={format} />
      <StepsCard x={100} y={372} words={words} />
    </>
  );
}

function QaSmall({ words, format }: DrawingProps<QaWords>) {
  return (
    <>
      <Panel x={20} y={22} width={320} height={260} radius={18} lift={50}>
        <Text x={20} y={38} size={17} weight="bold">
          {words.run}
        </Text>
        <g transform="translate(20 60)">
          <Matrix words={words} {...phoneMatrix} />
        </g>
      </Panel>
      <BugCard x={32} y={204} width={316} words={words} format={format} />
    </>
  );
}

interface MatrixSize {
  rows: number;
  /** The suites that are shown, from 0. */
  shown: number[];
  left: number;
  step: number;
}

const wholeMatrix: MatrixSize = { rows: 6, shown: [0, 1, 2, 3], left: 129, step: 21 };

/** With the suite of the failure that is told. */
const phoneMatrix: MatrixSize = { rows: 3, shown: [0, 2], left: 92, step: 16 };

/** The columns of all suites, in order. */
const columns = suites
  .flatMap((count, suite) => Array.from({ length: count }, () => suite))
  .map((suite, column) => ({ suite, column }));

function Matrix({ words, rows, shown, left, step }: MatrixSize & { words: QaWords }) {
  const names = [words.signIn, words.order, words.payment, words.reports];
  const cells = columns
    .filter(({ suite }) => shown.includes(suite))
    .map((cell, index) => ({ ...cell, x: left + index * step + shown.indexOf(cell.suite) * 12 }));
  return (
    <>
      {shown.map((suite) => (
        <Text
          key={suite}
          x={cells.find((cell) => cell.suite === suite)?.x ?? left}
          y={8}
          size={12}
          weight="bold"
        >
          {names[suite]}
        </Text>
      ))}
      {devices.slice(0, rows).map((device, row) => (
        <g key={device} transform={`translate(0 ${24 + row * 33})`}>
          <Text x={0} y={16} size={12.5} weight="medium">
            {device}
          </Text>
          {cells.map(({ column, x }) => {
            const isFailed = failed.has(`${row} ${column}`);
            return (
              <rect
                key={column}
                x={x}
                y="1"
                width={step - 3}
                height="22"
                rx="5"
                fill={isFailed ? palette.orange : palette.teal}
                opacity={isFailed ? 1 : 0.22 + ((row * 5 + column * 3) % 7) * 0.07}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}

interface BugCardProps extends DrawingProps<QaWords>, Place {
  width: number;
}

function BugCard({ x, y, width, words, format }: BugCardProps) {
  return (
    <Panel x={x} y={y} width={width} height={158} radius={18} lift={60} fill={palette.ink}>
      <circle cx="36" cy="38" r="15" fill={palette.orange} />
      <Glyph name="close" x={27} y={29} size={18} />
      <Text x={64} y={34} size={14.5} weight="bold" tone="white">
        {words.bug}
      </Text>
      <Text x={64} y={54} size={12} tone="onInk">
        {words.bugDetail}
      </Text>
      <path d={`M22 74H${width - 22}`} stroke="#fff" strokeOpacity=".16" />
      <path d="M28 103v17" stroke="#fff" strokeOpacity=".3" strokeWidth="2" />
      {[
        { event: words.found, time: format.time(2, 12), colour: palette.orange },
        { event: words.fixed, time: format.time(11, 40), colour: palette.tealLight },
      ].map(({ event, time, colour }, index) => (
        <g key={event} transform={`translate(0 ${98 + index * 28})`}>
          <circle cx="28" cy="0" r="5" fill={colour} />
          <Text x={44} y={4} size={12.5} weight="medium" tone="white">
            {event}
          </Text>
          <Text x={width - 22} y={4} size={12.5} tone="onInk" anchor="end">
            {time}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

function StepsCard({ x, y, words }: { x: number; y: number; words: QaWords }) {
  return (
    <Panel x={x} y={y} width={252} height={166} radius={18} lift={56}>
      {[words.step1, words.step2, words.step3].map((step, index) => (
        <g key={step} transform={`translate(22 ${24 + index * 44})`}>
          <rect width="28" height="28" rx="9" fill={index < 2 ? palette.mint : palette.honey} />
          <Text x={14} y={19} size={13} weight="bold" anchor="middle">
            {index + 1}
          </Text>
          <Text x={42} y={19} size={12.5} weight="medium">
            {step}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

/** A nightly test run over devices and suites, and the story of one failure. */
export const qaSts: Scene<QaWords> = {
  words: wordsIn(import.meta.glob('./qa-sts.*.json', { eager: true, import: 'default' })),
  ramp: 'moss',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -560, y: -280, width: 1700 },
    Drawing: QaWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: QaSmall,
  },
};
