import { Chip } from '../../kit/controls.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Scene } from '../../scenes/scene.ts';
import { BugCard } from './bug-card.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type QaWords = PictureWords['scenes']['qa-sts'];

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

function QaNear({ words, format }: DrawingProps<QaWords>) {
  return (
    <>
      <Panel x={24} y={26} width={488} height={286} radius={18} lift={60}>
        <Text x={24} y={42} size={18} weight="bold">
          {words.run}
        </Text>
        <Text x={24} y={63} size={12.5} tone="muted">
          {words.summary}
        </Text>
        <Chip x={346} y={24} width={118} colour="teal">
          {words.passed}
        </Chip>
        <g transform="translate(24 86)">
          <Matrix words={words} {...halfPageMatrix} />
        </g>
      </Panel>
      <BugCard x={204} y={250} width={332} words={words} format={format} />
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

const halfPageMatrix: MatrixSize = { rows: 5, shown: [0, 1, 2], left: 102, step: 18.5 };

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
export const scene: Scene<QaWords> = {
  words: wordsOf('scenes', 'qa-sts'),
  ramp: 'moss',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -560, y: -280, width: 1700 },
    Drawing: QaWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -380, y: -190, width: 1160 },
    Drawing: QaNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: QaSmall,
  },
};
