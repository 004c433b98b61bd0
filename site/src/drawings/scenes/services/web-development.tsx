import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Avatar, Button, Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../scene.ts';
import { RoomView, type View } from './room-view.tsx';

interface WebDevelopmentWords {
  title: string;
  headline: string;
  place: string;
  dates: string;
  guests: string;
  search: string;
  lakeRoom: string;
  gardenRoom: string;
  terraceRoom: string;
  perNight: string;
  twoLeft: string;
  speed: string;
  paint: string;
  answer: string;
  shift: string;
  review: string;
  reviewDetail: string;
  approved: string;
}

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
            <RoomView view={view} width={176} height={148} />
            <Text x={2} y={174} size={14} weight="bold">
              {words[name]}
            </Text>
            <Text x={2} y={198} size={16} weight="bold" tone="ember">
              {format.money(price, 'EUR')}
            </Text>
            <Text x={50} y={198} size={12} tone="muted">
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
      <SpeedCard x={578} y={196} words={words} format={format} />
      <ReviewCard x={214} y={430} words={words} />
    </>
  );
}

function WebDevelopmentSmall({ words, format }: DrawingProps<WebDevelopmentWords>) {
  return (
    <>
      <Panel x={18} y={22} width={380} height={244} lift={50}>
        <Text x={20} y={40} size={20} weight="bold">
          {words.headline}
        </Text>
        <g transform="translate(20 60)">
          <RoomView view="lake" width={142} height={112} />
          <Text x={0} y={136} size={14} weight="bold">
            {words.lakeRoom}
          </Text>
          <Text x={0} y={160} size={16} weight="bold" tone="ember">
            {format.money(rooms[0].price, 'EUR')}
          </Text>
        </g>
        <g transform="translate(176 60)">
          <RoomView view="terrace" width={142} height={112} />
        </g>
      </Panel>
      <SpeedCard x={138} y={126} words={words} format={format} />
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

/** Measured on the page behind it: all three are good. */
function SpeedCard({ x, y, words, format }: DrawingProps<WebDevelopmentWords> & Place) {
  const rows = [
    [words.paint, format.quantity(0.9, 's', 1)],
    [words.answer, format.quantity(62, 'ms')],
    [words.shift, format.number(0, 2)],
  ] as const;
  return (
    <Panel x={x} y={y} width={210} height={236} radius={18} lift={60}>
      <Text x={20} y={34} size={15} weight="bold">
        {words.speed}
      </Text>
      <circle cx="105" cy="96" r="42" fill="none" stroke={palette.wheat} strokeWidth="10" />
      <circle
        cx="105"
        cy="96"
        r="42"
        fill="none"
        stroke={paint.sunAcross}
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="259 264"
        transform="rotate(-90 105 96)"
      />
      <Text x={105} y={106} size={28} weight="bold" anchor="middle">
        98
      </Text>
      {rows.map(([name, value], index) => (
        <g key={name}>
          <Text x={20} y={168 + index * 26} size={12} tone="muted">
            {name}
          </Text>
          <Text x={190} y={168 + index * 26} size={12.5} weight="bold" anchor="end">
            {value}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

const added = [
  { y: 92, width: 216, isAdded: false },
  { y: 110, width: 172, isAdded: true },
  { y: 128, width: 244, isAdded: true },
  { y: 146, width: 130, isAdded: false },
];

function ReviewCard({ x, y, words }: { x: number; y: number; words: WebDevelopmentWords }) {
  return (
    <Panel x={x} y={y} width={340} height={172} radius={18} lift={60} fill={palette.ink}>
      <Avatar x={36} y={38} colour="#ffd98a">
        LN
      </Avatar>
      <Text x={62} y={34} size={14} weight="bold" tone="white">
        {words.review}
      </Text>
      <Text x={62} y={52} size={11.5} tone="onInk">
        {words.reviewDetail}
      </Text>
      <Chip x={228} y={24} width={94} colour="teal">
        {words.approved}
      </Chip>
      <path d="M20 72H320" stroke="#fff" strokeOpacity=".14" />
      {added.map(({ y: top, width, isAdded }) => (
        <g key={top}>
          {isAdded && (
            <rect x="20" y={top - 8} width="300" height="18" rx="4" fill={palette.teal} />
          )}
          <rect
            x="28"
            y={top - 2}
            width="12"
            height="5"
            rx="2.5"
            fill={isAdded ? palette.tealLight : '#5d4c40'}
          />
          <rect
            x="50"
            y={top - 3}
            width={width * 0.4}
            height="7"
            rx="3.5"
            fill={isAdded ? '#fff' : '#8a7462'}
          />
          <rect
            x={58 + width * 0.4}
            y={top - 3}
            width={width * 0.5}
            height="7"
            rx="3.5"
            fill={isAdded ? palette.sun : '#5d4c40'}
          />
        </g>
      ))}
    </Panel>
  );
}

/** A booking platform with its speed and the review of its last change. */
export const webDevelopment: Scene<WebDevelopmentWords> = {
  ramp: 'mist',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -600, y: -280, width: 1700 },
    Drawing: WebDevelopmentWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -400, y: -180, width: 900 },
    Drawing: WebDevelopmentSmall,
  },
};
