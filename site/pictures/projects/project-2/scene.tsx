import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Chip } from '../../kit/controls.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import type { DrawingProps, Scene } from '../../scenes/scene.ts';
import car from './car.svg?raw';
import { Artwork } from '../../artwork/artwork.tsx';
import { Week } from './lesson-week.tsx';
import { own } from '../../palette.ts';
import { type PictureWords, wordsOf } from '../../words.ts';

type LessonDeskWords = PictureWords['scenes']['lesson-desk'];

function LessonDeskWide({ words, format }: DrawingProps<LessonDeskWords>) {
  return (
    <>
      <BrowserWindow x={48} y={44} width={580} height={414} title={words.title} lift={70}>
        <Week
          words={words}
          format={format}
          x={72}
          y={94}
          dayWidth={98}
          hourHeight={36}
          from={0}
          opens={9}
        />
      </BrowserWindow>
      <g transform="translate(306 434) rotate(82)">
        <rect width="84" height="148" rx="30" fill={own('#22352f')} opacity=".28" />
      </g>
      <Artwork svg={car} transform="translate(324 414) rotate(82)" />
      <FreeHourCard x={494} y={318} words={words} />
    </>
  );
}

function LessonDeskNear({ words, format }: DrawingProps<LessonDeskWords>) {
  return (
    <>
      <Panel x={24} y={24} width={450} height={322} lift={60}>
        <Week
          words={words}
          format={format}
          x={64}
          y={50}
          dayWidth={120}
          hourHeight={31}
          from={2}
          opens={9}
        />
      </Panel>
      <FreeHourCard x={282} y={210} words={words} />
    </>
  );
}

function LessonDeskSmall({ words, format }: DrawingProps<LessonDeskWords>) {
  return (
    <>
      <Panel x={20} y={22} width={320} height={330} lift={50}>
        <Week
          words={words}
          format={format}
          x={56}
          y={52}
          dayWidth={84}
          hourHeight={26}
          from={2}
          opens={11}
        />
      </Panel>
      <FreeHourCard x={92} y={208} words={words} />
    </>
  );
}

function FreeHourCard({ x, y, words }: { x: number; y: number; words: LessonDeskWords }) {
  return (
    <Panel x={x} y={y} width={256} height={156} radius={18} lift={56}>
      <Text x={22} y={34} size={14} weight="medium" tone="muted">
        {words.freeHour}
      </Text>
      <Text x={22} y={66} size={22} weight="bold">
        {words.freeTime}
      </Text>
      <Text x={22} y={91} size={14.5} tone="muted">
        {words.offered}
      </Text>
      <Chip x={22} y={108} width={212} size={14} colour="teal">
        {words.accepted}
      </Chip>
    </Panel>
  );
}

/** A driving school's week, and the hour that a cancellation has left. */
export const scene: Scene<LessonDeskWords> = {
  words: wordsOf('scenes', 'lesson-desk'),
  ramp: 'mist',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: LessonDeskWide,
  },
  near: {
    width: 560,
    height: 383,
    land: { name: 'hill', x: -320, y: -190, width: 1040 },
    Drawing: LessonDeskNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: LessonDeskSmall,
  },
};
