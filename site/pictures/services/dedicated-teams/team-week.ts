import { palette } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';

type DedicatedTeamsWords = PictureWords['scenes']['dedicated-teams'];

export const bars = {
  sun: { fill: palette.amber, text: palette.ink },
  sand: { fill: palette.wheat, text: palette.ink },
  teal: { fill: palette.mintDeep, text: palette.ink },
  ink: { fill: palette.ink, text: '#fff' },
} as const;

export interface Task {
  x: number;
  width: number;
  colour: keyof typeof bars;
  task: string;
}

interface Member {
  initials: string;
  colour: string;
  role: string;
  tasks: Task[];
}

export const members = (words: DedicatedTeamsWords): Member[] =>
  tasksOf(words).map((member, index) => ({ ...member, initials: words.initials[index] ?? '' }));

const tasksOf = (words: DedicatedTeamsWords): Omit<Member, 'initials'>[] => [
  {
    colour: '#ffd98a',
    role: words.lead,
    tasks: [
      { x: 254, width: 150, colour: 'sun', task: words.tariff },
      { x: 412, width: 116, colour: 'sand', task: words.review },
    ],
  },
  {
    colour: '#f9b27a',
    role: words.backEnd,
    tasks: [
      { x: 254, width: 210, colour: 'sun', task: words.customs },
      { x: 472, width: 122, colour: 'teal', task: words.loadTest },
    ],
  },
  {
    colour: '#f7c9a6',
    role: words.backEnd,
    tasks: [
      { x: 272, width: 120, colour: 'sand', task: words.events },
      { x: 398, width: 170, colour: 'sun', task: words.invoices },
    ],
  },
  {
    colour: '#bfdcd6',
    role: words.frontEnd,
    tasks: [
      { x: 254, width: 170, colour: 'teal', task: words.booking },
      { x: 430, width: 120, colour: 'sun', task: words.map },
    ],
  },
  {
    colour: '#f3e2c4',
    role: words.test,
    tasks: [
      { x: 254, width: 82, colour: 'sand', task: words.plan },
      { x: 342, width: 92, colour: 'ink', task: words.regression },
    ],
  },
];
