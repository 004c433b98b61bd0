import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Button, Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Scene } from '../../scenes/scene.ts';
import { RoomView, type View } from './room-view.tsx';
import { ReviewCard } from './review-card.tsx';
import { SpeedCard } from './speed-card.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type WebDevelopmentWords = PictureWords['scenes']['web-development'];

const rooms = [
  { view: 'lake', name: 'lakeRoom', price: 142 },
  { view: 'garden', name: 'gardenRoom', price: 118 },
  { view: 'terrace', name: 'terraceRoom', price: 164 },
] as const satisfies { view: View; name: keyof WebDevelopmentWords; price: number }[];

function WebDevelopmentWide({ words, format }: DrawingProps<WebDevelopmentWords>) {
  return (
    <>
      <BrowserWindow x={46} y={44} width={620} height={452} title={words.title} lift={80}>
        <Text x={32} y={84} size={25} weight="bold">
          {words.headline}
        </Text>
        <SearchBar x={32} y={106} words={words} />
        {rooms.map(({ view, name, price }, index) => (
          <g key={view} transform={`translate(${32 + index * 190} 184)`}>
            <RoomView view={view} width={176} height={136} />
            <Text x={2} y={162} size={14} weight="bold">
              {words[name]}
            </Text>
            <Text x={2} y={186} size={16} weight="bold" tone="ember">
              {format.money(price, 'EUR')}
            </Text>
            <Text x={50} y={186} size={12.5} tone="muted">
              {words.perNight}
            </Text>
          </g>
        ))}
        <Chip x={42} y={194} width={84} colour="sun">
          {words.twoLeft}
        </Chip>
        <Rule d="M32 414H588" />
        <path d="M32 430h120v8H32zM168 430h70v8h-70z" fill={palette.wheat} />
      </BrowserWindow>
      <SpeedCard x={578} y={216} words={words} format={format} />
      <ReviewCard x={214} y={432} words={words} />
    </>
  );
}

function WebDevelopmentNear({ words, format }: DrawingProps<WebDevelopmentWords>) {
  return (
    <>
      <BrowserWindow x={24} y={26} width={476} height={330} title={words.title} lift={60}>
        <Text x={24} y={82} size={25} weight="bold">
          {words.headline}
        </Text>
        {[rooms[0], rooms[1]].map(({ view, name, price }, index) => (
          <g key={view} transform={`translate(${24 + index * 144} 104)`}>
            <RoomView view={view} width={132} height={136} />
            <Text x={0} y={164} size={15} weight="bold">
              {words[name]}
            </Text>
            <Text x={0} y={189} size={16} weight="bold" tone="ember">
              {format.money(price, 'EUR')}
            </Text>
            <Text x={48} y={189} size={12.5} tone="muted">
              {words.perNight}
            </Text>
          </g>
        ))}
        <Chip x={34} y={114} width={84} colour="sun">
          {words.twoLeft}
        </Chip>
      </BrowserWindow>
      <SpeedCard x={326} y={158} words={words} format={format} />
    </>
  );
}

function WebDevelopmentSmall({ words, format }: DrawingProps<WebDevelopmentWords>) {
  return (
    <>
      <Panel x={20} y={20} width={320} height={240} lift={50}>
        <Text x={20} y={38} size={20} weight="bold">
          {words.headline}
        </Text>
        {[rooms[0], rooms[2]].map(({ view, name, price }, index) => (
          <g key={view} transform={`translate(${20 + index * 146} 56)`}>
            <RoomView view={view} width={134} height={96} />
            <Text x={0} y={120} size={14} weight="bold">
              {words[name]}
            </Text>
            <Text x={0} y={143} size={16} weight="bold" tone="ember">
              {format.money(price, 'EUR')}
            </Text>
            <Text x={48} y={143} size={12.5} tone="muted">
              {words.perNight}
            </Text>
          </g>
        ))}
      </Panel>
      <SpeedCard x={36} y={232} words={words} format={format} isFlat />
    </>
  );
}

function SearchBar({ x, y, words }: { x: number; y: number; words: WebDevelopmentWords }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="556" height="56" rx="28" fill={palette.sand} />
      <Glyph name="pin" x={22} y={18} size={20} colour={palette.ember} />
      <Text x={50} y={33} size={13.5} weight="medium">
        {words.place}
      </Text>
      <Glyph name="calendar" x={176} y={18} size={20} colour={palette.ember} />
      <Text x={204} y={33} size={13.5} weight="medium">
        {words.dates}
      </Text>
      <Glyph name="user" x={318} y={18} size={20} colour={palette.ember} />
      <Text x={346} y={33} size={13.5} weight="medium">
        {words.guests}
      </Text>
      <Button x={430} y={8} width={118}>
        {words.search}
      </Button>
    </g>
  );
}

/** A booking platform with its speed and the review of its last change. */
export const scene: Scene<WebDevelopmentWords> = {
  words: wordsOf('scenes', 'web-development'),
  ramp: 'mist',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -600, y: -280, width: 1700 },
    Drawing: WebDevelopmentWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -410, y: -190, width: 1160 },
    Drawing: WebDevelopmentNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -400, y: -180, width: 900 },
    Drawing: WebDevelopmentSmall,
  },
};
