import { Button, Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Scene } from '../../scenes/scene.ts';
import { GrowthChart } from './growth-chart.tsx';
import { Block, Rattle } from './toys.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

export type BabypassWords = PictureWords['scenes']['babypass'];

function BabypassWide({ words, format }: DrawingProps<BabypassWords>) {
  return (
    <>
      <Rattle x={632} y={84} angle={38} scale={0.9} />
      <Block
        x={34}
        y={500}
        angle={-14}
        colour="#0b5f63"
        letter="M37 20L22 54M37 20l15 34M28 42h18"
      />
      <Block
        x={120}
        y={530}
        angle={9}
        colour="#f2600c"
        letter="M26 20v34h14a9 9 0 0 0 0-17H26M26 37h11a8 8 0 0 0 0-17H26"
      />
      <Panel x={54} y={62} width={500} height={424} radius={18} lift={80}>
        <Text x={28} y={46} size={20} weight="bold">
          {words.child}
        </Text>
        <Text x={28} y={68} size={12.5} tone="muted">
          {words.age}
        </Text>
        <Text x={28} y={120} size={34} weight="bold">
          {format.quantity(10.6, 'kg', 1)}
        </Text>
        <Chip x={150} y={97} width={130} colour="teal">
          {words.percentile}
        </Chip>
        <GrowthChart
          x={52}
          y={158}
          width={366}
          height={206}
          weightUnit={words.kilograms}
          lastAge={words.lastAge}
        />
      </Panel>
      <g transform="rotate(3 670 330)">
        <Phone x={520} y={96} scale={0.88} time="21:46" background="#fff6f0" lift={70}>
          <VaccineScreen words={words} />
        </Phone>
      </g>
      <DiaryCard x={226} y={464} words={words} />
    </>
  );
}

function BabypassNear({ words, format }: DrawingProps<BabypassWords>) {
  return (
    <>
      <Panel x={22} y={24} width={342} height={296} radius={18} lift={60}>
        <Text x={22} y={50} size={32} weight="bold">
          {format.quantity(10.6, 'kg', 1)}
        </Text>
        <Chip x={142} y={28} width={130} colour="teal">
          {words.percentile}
        </Chip>
        <GrowthChart x={44} y={92} width={212} height={156} weightUnit="" lastAge={words.lastAge} />
      </Panel>
      <g transform="rotate(3 430 330)">
        <Phone x={306} y={40} scale={0.92} time="21:46" background="#fff6f0" lift={60}>
          <VaccineScreen words={words} />
        </Phone>
      </g>
      <DiaryCard x={36} y={306} words={words} />
    </>
  );
}

function BabypassSmall({ words, format }: DrawingProps<BabypassWords>) {
  return (
    <>
      <Panel x={22} y={24} width={316} height={270} radius={18} lift={50}>
        <Text x={22} y={46} size={30} weight="bold">
          {format.quantity(10.6, 'kg', 1)}
        </Text>
        <Chip x={166} y={24} width={128} colour="teal">
          {words.percentile}
        </Chip>
        <GrowthChart x={44} y={86} width={248} height={122} weightUnit="" lastAge={words.lastAge} />
      </Panel>
      <DiaryCard x={56} y={268} words={words} />
    </>
  );
}

export function VaccineScreen({ words }: { words: BabypassWords }) {
  const nextDose = words.doses.at(-1);
  return (
    <>
      <Text x={20} y={76} size={22} weight="bold">
        {words.vaccines}
      </Text>
      <Text x={20} y={98} size={14} tone="muted">
        {words.given}
      </Text>
      <rect x="14" y="112" width="216" height="112" rx="20" fill={paint.sun} />
      <Text x={30} y={139} size={14} weight="medium">
        {words.next}
      </Text>
      <Text x={30} y={164} size={18} weight="bold">
        {nextDose?.vaccine}
      </Text>
      <Text x={30} y={185} size={14} weight="medium">
        {words.nextTime}
      </Text>
      <Glyph name="calendar" x={186} y={126} size={26} />
      <path
        d="M30 202h150"
        stroke={palette.ink}
        strokeOpacity=".3"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M30 202h123" stroke={palette.ink} strokeWidth="5" strokeLinecap="round" />
      {words.doses.slice(0, -1).map(({ age, vaccine }, index) => (
        <g key={age} transform={`translate(20 ${252 + index * 42.5})`}>
          <circle cx="10" cy="0" r="11" fill={palette.mint} />
          <Glyph name="check" x={2} y={-8} size={16} colour={palette.tealDeep} />
          <Text x={34} y={-2} size={14.5} weight="bold">
            {vaccine}
          </Text>
          <Text x={34} y={15} size={14} tone="muted">
            {age}
          </Text>
          {index > 0 && <Rule d="M34-19.5H204" />}
        </g>
      ))}
      <Button x={14} y={460} width={216} height={46}>
        {words.remind}
      </Button>
    </>
  );
}

function DiaryCard({ x, y, words }: { x: number; y: number; words: BabypassWords }) {
  return (
    <Panel x={x} y={y} width={276} height={86} lift={46}>
      <rect x="18" y="20" width="46" height="46" rx="14" fill="#fcd7c9" />
      <Glyph name="heart" x={29} y={31} size={24} colour="#bb464d" />
      <Text x={80} y={39} size={14} weight="bold">
        {words.diary}
      </Text>
      <Text x={80} y={58} size={12} tone="muted">
        {words.diaryDetail}
      </Text>
    </Panel>
  );
}

/** A family's health diary: growth, vaccinations, the notes of an evening. */
export const scene: Scene<BabypassWords> = {
  words: wordsOf('scenes', 'babypass'),
  ramp: 'blossom',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -600, y: -300, width: 1700 },
    Drawing: BabypassWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -410, y: -205, width: 1160 },
    Drawing: BabypassNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: BabypassSmall,
  },
};
