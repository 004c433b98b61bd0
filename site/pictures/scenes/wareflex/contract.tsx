import { KeyValues } from '../../kit/key-values.tsx';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { wordsIn } from '../words.ts';
import type english from './contract.en.json';

type ContractWords = typeof english;

/** 62,000 ₫ a month and m² for 1,240 m² are 76,880,000 ₫ a month; the deposit is three months. */
const terms = ({ words, format }: DrawingProps<ContractWords>) =>
  [
    [words.size, format.quantity(1240, 'm²')],
    [words.price, format.money(62_000, 'VND')],
    [words.monthly, format.money(76_880_000, 'VND')],
    [words.deposit, format.money(230_640_000, 'VND')],
    [words.start, words.march],
  ] as const;

function ContractPage({ x, y, words, format }: DrawingProps<ContractWords> & Place) {
  return (
    <Panel x={x} y={y} width={336} height={472} radius={8} lift={80}>
      <Text x={36} y={58} size={22} weight="bold">
        {words.contract}
      </Text>
      <Text x={36} y={82} size={13} tone="muted">
        {words.hall}
      </Text>
      <KeyValues x={36} y={128} width={264} size={14} step={38} rows={terms({ words, format })} />
      <path
        d="M36 312h264M36 324h264M36 336h180"
        stroke="#ece3c8"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="translate(36 418)">
        <Signatures words={words} />
      </g>
    </Panel>
  );
}

/** The page without its small print, the steps to it below the signatures. */
function ContractPageSmall({ x, y, words, format }: DrawingProps<ContractWords> & Place) {
  return (
    <Panel x={x} y={y} width={336} height={358} radius={8} lift={50}>
      <Text x={36} y={42} size={21} weight="bold">
        {words.contract}
      </Text>
      <Text x={36} y={63} size={13} tone="muted">
        {words.hall}
      </Text>
      <KeyValues x={36} y={94} width={264} size={14} step={27} rows={terms({ words, format })} />
      <g transform="translate(36 263)">
        <Signatures words={words} />
      </g>
      <StepsRow x={0} y={300} words={words} />
    </Panel>
  );
}

/** Both names over their lines, which begin at 0. */
function Signatures({ words }: { words: ContractWords }) {
  return (
    <>
      <Stroke
        d="M12-14c12-34 22-30 16 0-4 18 14-30 24-16 6 10-6 20 6 14s10-26 18-10 14 10 24-4"
        colour="#31405f"
        width={2.6}
      />
      <Stroke
        d="M148-14c4-30 30-40 22-12-4 16-20 16-10 20 18 4 16-26 30-24 10 4-6 22 8 18s14-22 24-14 8 12 22 2"
        colour="#31405f"
        width={2.6}
      />
      <Rule d="M0 0H120M144 0H264" />
      <Text x={0} y={22} size={12.5} tone="muted">
        {words.owner}
      </Text>
      <Text x={144} y={22} size={12.5} tone="muted">
        {words.tenant}
      </Text>
    </>
  );
}

/** The four steps from left to right, under a rule. */
function StepsRow({ x, y, words }: Place & { words: ContractWords }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M60 18H276" stroke="#bccb7e" strokeWidth="3" />
      {[words.question, words.visit, words.offer, words.signed].map((step, index) => (
        <g key={step} transform={`translate(${60 + index * 72} 18)`}>
          <circle r="7" fill={index === 3 ? '#f2700f' : '#819d4b'} />
          <Text x={0} y={25} size={12} weight="medium" anchor="middle">
            {step}
          </Text>
        </g>
      ))}
    </g>
  );
}

function StepsCard({ x, y, words, format }: DrawingProps<ContractWords> & Place) {
  const steps = [
    [words.question, format.day(2, 3)],
    [words.visit, format.day(2, 9)],
    [words.offer, format.day(2, 12)],
    [words.signed, format.day(2, 18)],
  ] as const;
  return (
    <Panel x={x} y={y} width={248} height={216} radius={18} lift={60}>
      <Text x={22} y={36} size={15} weight="bold">
        {words.steps}
      </Text>
      <path d="M31 66V170" stroke="#bccb7e" strokeWidth="3" />
      {steps.map(([step, day], index) => (
        <g key={step} transform={`translate(22 ${66 + index * 36})`}>
          <circle cx="9" r="9" fill={index === 3 ? '#f2700f' : '#819d4b'} />
          <Text x={30} y={4.5} size={13} weight="medium">
            {step}
          </Text>
          <Text x={204} y={4.5} size={12} tone="muted" anchor="end">
            {day}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

/** A rental contract that both sides have signed. */
export const wareflexContract = panelScene<ContractWords>(
  wordsIn(import.meta.glob('./contract.*.json', { eager: true, import: 'default' })),
  'field',
  ContractPage,
  { wide: { x: 140, y: 44 }, small: { x: 12, y: 11 } },
  {
    Draw: StepsCard,
    wide: { x: 458, y: 276 },
  },
  ContractPageSmall,
);
