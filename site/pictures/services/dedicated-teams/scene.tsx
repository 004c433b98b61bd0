import { Avatar, Chip, Progress } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { bars, type Task, members } from './team-week.ts';
import { type PictureWords, wordsOf } from '../../words.ts';

type DedicatedTeamsWords = PictureWords['scenes']['dedicated-teams'];

/** Wednesday, of the five days. */
const today = 2;

function DedicatedTeamsWide({ words }: { words: DedicatedTeamsWords }) {
  return (
    <g transform="translate(-26 -2)">
      <Panel x={70} y={62} width={560} height={372} radius={18} lift={70} />
      <Text x={98} y={102} size={18} weight="bold">
        {words.team}
      </Text>
      <Text x={98} y={123} size={12.5} tone="muted">
        {words.client}
      </Text>
      <Chip x={504} y={84} width={100} colour="sun">
        {words.sprint}
      </Chip>
      {words.days.map((day, index) => (
        <Text
          key={day}
          x={262 + index * 72}
          y={156}
          size={12}
          weight={index === today ? 'bold' : undefined}
          tone={index === today ? 'ember' : 'muted'}
        >
          {day}
        </Text>
      ))}
      <Rule d="M254 166V410M326 166V410M398 166V410M470 166V410M542 166V410M98 166H604M98 221H604M98 268H604M98 315H604M98 362H604" />
      <path d="M452 166V412" stroke={palette.orange} strokeWidth="2" />
      <circle cx="452" cy="412" r="5" fill={palette.orange} />
      {members(words).map(({ initials, colour, role, tasks }, index) => (
        <g key={`${initials} ${colour}`} transform={`translate(0 ${190 + index * 47})`}>
          <Avatar x={113} y={4} colour={colour}>
            {initials}
          </Avatar>
          <Text x={138} y={9} size={13.5} weight="medium">
            {role}
          </Text>
          {tasks.map((task) => (
            <TaskBar key={task.task} {...task} y={-9} />
          ))}
        </g>
      ))}
      <Delivered x={514} y={378} words={words} />
    </g>
  );
}

/** Without the roles: the initials stand for them. */
function DedicatedTeamsNear({ words }: { words: DedicatedTeamsWords }) {
  return (
    <>
      <Panel x={26} y={26} width={486} height={340} radius={18} lift={60}>
        <Text x={24} y={40} size={18} weight="bold">
          {words.team}
        </Text>
        <Text x={24} y={61} size={13} tone="muted">
          {words.client}
        </Text>
        <Chip x={362} y={22} width={100} colour="sun">
          {words.sprint}
        </Chip>
        <Rule d="M70 102V324M142 102V324M214 102V324M286 102V324M358 102V324M24 102H462M24 148H462M24 194H462M24 240H462M24 286H462" />
        {words.days.map((day, index) => (
          <Text
            key={day}
            x={78 + index * 72}
            y={92}
            size={12}
            weight={index === today ? 'bold' : undefined}
            tone={index === today ? 'ember' : 'muted'}
          >
            {day}
          </Text>
        ))}
        <path d="M268 102V326" stroke={palette.orange} strokeWidth="2" />
        {members(words).map(({ initials, colour, tasks }, index) => (
          <g key={`${initials} ${colour}`} transform={`translate(0 ${125 + index * 46})`}>
            <Avatar x={42} y={0} colour={colour}>
              {initials}
            </Avatar>
            <g transform="translate(-184 -14)">
              {tasks.map((task) => (
                <TaskBar key={task.task} {...task} y={0} />
              ))}
            </g>
          </g>
        ))}
      </Panel>
      <Delivered x={322} y={294} words={words} />
    </>
  );
}

function DedicatedTeamsSmall({ words }: { words: DedicatedTeamsWords }) {
  return (
    <>
      <Panel x={20} y={20} width={400} height={256} radius={18} lift={50}>
        <Text x={20} y={36} size={17} weight="bold">
          {words.team}
        </Text>
        <Chip x={226} y={18} width={94} colour="sun">
          {words.sprint}
        </Chip>
        <Rule d="M20 56H400M20 98H400M20 140H400M20 182H400" />
        {members(words)
          .filter((_, index) => index !== 2)
          .map(({ initials, colour, tasks: [task] }, index) => (
            <g key={initials} transform={`translate(20 ${77 + index * 42})`}>
              <Avatar x={15} y={0} colour={colour}>
                {initials}
              </Avatar>
              {task && <TaskBar {...task} x={44} y={-14} width={150 + index * 30} />}
            </g>
          ))}
      </Panel>
      <Delivered x={124} y={258} words={words} />
    </>
  );
}

function TaskBar({ x, y, width, colour, task }: Task & { y: number }) {
  const { fill, text } = bars[colour];
  return (
    <>
      <rect x={x} y={y} width={width} height="28" rx="9" fill={fill} />
      <Text x={x + 12} y={y + 18} size={12} weight="medium" fill={text}>
        {task}
      </Text>
    </>
  );
}

/** 29 of 30 sprints: the 31st is under way. */
function Delivered({ x, y, words }: { x: number; y: number; words: DedicatedTeamsWords }) {
  return (
    <Panel x={x} y={y} width={216} height={112} lift={46}>
      <Text x={20} y={28} size={12.5} weight="medium" tone="muted">
        {words.delivered}
      </Text>
      <Text x={20} y={72} size={42} weight="bold">
        29
      </Text>
      <Text x={74} y={72} size={13.5} weight="medium">
        {words.ofSprints}
      </Text>
      <Progress x={20} y={86} width={176} part={29 / 30} />
    </Panel>
  );
}

/** A week of a dedicated team. */
export const scene: Scene<DedicatedTeamsWords> = {
  words: wordsOf('scenes', 'dedicated-teams'),
  ramp: 'honey',
  wide: {
    width: 724,
    height: 546,
    land: { name: 'hill', x: -350, y: -160, width: 1280 },
    Drawing: DedicatedTeamsWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -260, y: -130, width: 980 },
    Drawing: DedicatedTeamsNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -300, y: -150, width: 800 },
    Drawing: DedicatedTeamsSmall,
  },
};
