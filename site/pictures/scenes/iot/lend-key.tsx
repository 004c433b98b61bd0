import type { Format } from '../../format.ts';
import { Button } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Scene } from '../scene.ts';
import { BrassKey } from './brass-key.tsx';
import { wordsIn } from '../words.ts';
import type english from './lend-key.en.json';

type LendKeyWords = typeof english;

function LendKeyWide({ words, format }: DrawingProps<LendKeyWords>) {
  return (
    <>
      <BrassKey x={96} y={136} scale={1.5} />
      <g transform="rotate(3 460 280)">
        <Phone x={332} y={22} scale={0.92} time="8:52" background="#0e1f20" isDark lift={80}>
          <LendScreen words={words} format={format} />
        </Phone>
      </g>
      <ReadyCard x={548} y={420} words={words} />
    </>
  );
}

function LendKeySmall({ words, format }: DrawingProps<LendKeyWords>) {
  return (
    <g transform="rotate(3 180 200)">
      <Phone x={52} y={14} scale={0.96} time="8:52" background="#0e1f20" isDark lift={60}>
        <Title y={64}>{words.lend}</Title>
        <Who y={94} words={words} />
        <When y={182} words={words} />
        <Until y={248} height={84} words={words} format={format} />
      </Phone>
    </g>
  );
}

function LendScreen({ words, format }: DrawingProps<LendKeyWords>) {
  return (
    <>
      <Title y={76}>{words.lend}</Title>
      <Who y={112} words={words} />
      <When y={210} words={words} />
      <Until y={290} height={104} words={words} format={format} />
      <Text x={32} y={392} size={12.5} fill="#a9c4c2">
        {words.hours}
      </Text>
      <Button x={14} y={440} width={216} height={52}>
        {words.send}
      </Button>
    </>
  );
}

function Title({ y, children }: { y: number; children: string }) {
  return (
    <Text x={20} y={y} size={22} weight="bold" tone="white">
      {children}
    </Text>
  );
}

interface ChoiceProps {
  /** Where its label stands. */
  y: number;
  words: LendKeyWords;
}

function Who({ y, words }: ChoiceProps) {
  return (
    <>
      <Label y={y}>{words.who}</Label>
      <rect x="14" y={y + 10} width="216" height="56" rx="18" fill="#1b3a3b" />
      <circle cx="44" cy={y + 38} r="17" fill="#ffd98a" />
      <Text x={44} y={y + 42.5} size={12.5} weight="bold" anchor="middle">
        {words.guestInitial}
      </Text>
      <Text x={72} y={y + 43} size={15} weight="bold" tone="white">
        {words.guest}
      </Text>
    </>
  );
}

const fridayIndex = 4;

function When({ y, words }: ChoiceProps) {
  return (
    <>
      <Label y={y}>{words.when}</Label>
      {words.weekdays.map((day, index) => (
        <g key={index} transform={`translate(${29 + index * 31} ${y + 30})`}>
          <circle r="14" fill={index === fridayIndex ? palette.sun : '#1b3a3b'} />
          <Text
            x={0}
            y={4.5}
            size={12}
            weight="bold"
            anchor="middle"
            tone={index === fridayIndex ? undefined : 'white'}
          >
            {day}
          </Text>
        </g>
      ))}
    </>
  );
}

function Until({ y, height, words, format }: ChoiceProps & { height: number; format: Format }) {
  return (
    <>
      <Label y={y}>{words.until}</Label>
      <rect x="14" y={y + 10} width="216" height={height} rx="18" fill="#1b3a3b" />
      <Text x={32} y={y + 46} size={20} weight="bold" tone="white">
        {format.time(9, 0)}
      </Text>
      <Text x={212} y={y + 46} size={20} weight="bold" tone="white" anchor="end">
        {format.time(10, 0)}
      </Text>
      <g transform={`translate(0 ${y + 76})`}>
        <path d="M32 0h180" stroke="#2f5253" strokeWidth="8" strokeLinecap="round" />
        <path d="M78 0h27" stroke={palette.sun} strokeWidth="8" strokeLinecap="round" />
        <circle cx="78" r="10" fill="#fff" />
        <circle cx="105" r="10" fill="#fff" />
      </g>
    </>
  );
}

function Label({ y, children }: { y: number; children: string }) {
  return (
    <Text x={20} y={y} size={12.5} weight="medium" fill="#a9c4c2">
      {children}
    </Text>
  );
}

function ReadyCard({ x, y, words }: { x: number; y: number; words: LendKeyWords }) {
  return (
    <Panel x={x} y={y} width={252} height={88} lift={46}>
      <rect x="18" y="21" width="46" height="46" rx="14" fill={palette.mint} />
      <Glyph name="check" x={28} y={31} size={26} colour={palette.tealDeep} />
      <Text x={80} y={40} size={14} weight="bold">
        {words.ready}
      </Text>
      <Text x={80} y={60} size={12} tone="muted">
        {words.readyDetail}
      </Text>
    </Panel>
  );
}

/** Lending a key: who, when, until when. */
export const iotLend: Scene<LendKeyWords> = {
  words: wordsIn(import.meta.glob('./lend-key.*.json', { eager: true, import: 'default' })),
  ramp: 'dusk',
  wide: {
    width: 820,
    height: 560,
    land: { name: 'hill', x: -640, y: -330, width: 1700 },
    Drawing: LendKeyWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -470, y: -240, width: 1000 },
    Drawing: LendKeySmall,
  },
};
