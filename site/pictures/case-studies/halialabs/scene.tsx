import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Avatar, Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../../scenes/scene.ts';
import { DocumentPage } from './document.tsx';
import { Padlock } from './padlock.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type HalialabsWords = PictureWords['scenes']['halialabs'];

export const watermark = 'm.keller@bank.example';

const people = ['#ffd98a', '#f9b27a', '#bfdcd6', '#e6cfd6'];

function HalialabsWide({ words, format }: DrawingProps<HalialabsWords>) {
  const files = [
    { name: words.contract, chip: words.sign, colour: 'sun', readers: ['MK', 'TS', 'AL', 'JP'] },
    { name: words.accounts, chip: words.readOnly, colour: 'plain', readers: ['MK', 'TS'] },
    { name: words.patents, chip: words.untilFriday, colour: 'teal', readers: ['MK'] },
    { name: words.staff, chip: words.expired, colour: 'ink', readers: [] },
  ] as const;
  return (
    <>
      <BrowserWindow x={46} y={46} width={540} height={386} title={words.title} lift={80}>
        <Text x={28} y={84} size={22} weight="bold">
          {words.room}
        </Text>
        <Text x={28} y={106} size={12.5} tone="muted">
          {words.summary}
        </Text>
        <Rule d="M28 124H512" />
        {files.map(({ name, chip, colour, readers }, index) => (
          <g key={name} transform={`translate(28 ${124 + index * 62})`}>
            <DocumentIcon y={11} />
            <Text x={56} y={36} size={14} weight="bold">
              {name}
            </Text>
            {readers.map((reader, place) => (
              <Avatar
                key={reader}
                x={206 + place * 22}
                y={31}
                radius={14}
                colour={people[place] ?? palette.honey}
              >
                {reader}
              </Avatar>
            ))}
            <Chip x={296} y={19} width={134} colour={colour}>
              {chip}
            </Chip>
            {index < 3 && <Rule d="M0 62H484" />}
          </g>
        ))}
      </BrowserWindow>
      <g transform="translate(540 186) rotate(4) scale(.86)">
        <DocumentPage x={0} y={0} title={words.patents} watermark={watermark} />
      </g>
      <Padlock x={618} y={376} angle={-10} scale={0.96} />
      <LogCard x={96} y={408} words={words} format={format} />
    </>
  );
}

function HalialabsNear({ words, format }: DrawingProps<HalialabsWords>) {
  const files = [
    { name: words.contract, chip: words.sign, colour: 'sun' },
    { name: words.patents, chip: words.untilFriday, colour: 'teal' },
  ] as const;
  return (
    <>
      <BrowserWindow x={24} y={24} width={416} height={262} title={words.title} lift={60}>
        <Text x={22} y={80} size={22} weight="bold">
          {words.room}
        </Text>
        <Rule d="M22 100H394M22 156H394" />
        {files.map(({ name, chip, colour }, index) => (
          <g key={name} transform={`translate(22 ${100 + index * 56})`}>
            <DocumentIcon y={8} />
            <Text x={54} y={33} size={14} weight="bold">
              {name}
            </Text>
            <Chip x={200} y={16} width={134} colour={colour}>
              {chip}
            </Chip>
          </g>
        ))}
      </BrowserWindow>
      <Padlock x={418} y={46} angle={8} scale={0.86} />
      <LogCard x={226} y={248} words={words} format={format} />
    </>
  );
}

function HalialabsSmall({ words, format }: DrawingProps<HalialabsWords>) {
  return (
    <>
      <g transform="translate(26 30) rotate(-3) scale(.84)">
        <DocumentPage x={0} y={0} title={words.patents} watermark={watermark} />
      </g>
      <Padlock x={218} y={30} angle={8} scale={0.72} />
      <LogCard x={28} y={216} words={words} format={format} />
    </>
  );
}

function DocumentIcon({ y }: { y: number }) {
  return (
    <>
      <rect y={y} width="40" height="40" rx="11" fill="#efdfe1" />
      <Glyph name="document" x={9} y={y + 9} size={22} colour="#5e395a" />
    </>
  );
}

function LogCard({ x, y, words, format }: DrawingProps<HalialabsWords> & Place) {
  const events = [
    { event: words.opened, time: format.time(14, 2), colour: palette.teal },
    { event: words.downloaded, time: format.time(14, 5), colour: palette.sun },
    { event: words.refused, time: format.time(14, 6), colour: palette.orange },
  ];
  return (
    <Panel x={x} y={y} width={304} height={148} radius={18} lift={56}>
      <Text x={22} y={34} size={15} weight="bold">
        {words.log}
      </Text>
      {events.map(({ event, time, colour }, index) => (
        <g key={event} transform={`translate(22 ${62 + index * 30})`}>
          <circle cx="5" cy="-4" r="5" fill={colour} />
          <Text x={20} y={0} size={12.5} weight="medium">
            {event}
          </Text>
          <Text x={260} y={0} size={12} tone="muted" anchor="end">
            {time}
          </Text>
        </g>
      ))}
      <Rule d="M22 74H282M22 104H282" />
    </Panel>
  );
}

/** A data room: who may see which document until when, and what they did. */
export const scene: Scene<HalialabsWords> = {
  words: wordsOf('scenes', 'halialabs'),
  ramp: 'iris',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -600, y: -280, width: 1700 },
    Drawing: HalialabsWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -410, y: -190, width: 1160 },
    Drawing: HalialabsNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: HalialabsSmall,
  },
};
