import { Button } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { paint } from '../../palette.ts';
import type { DrawingProps, Scene } from '../../scenes/scene.ts';
import { Door, LockBody } from './door.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type IotWords = PictureWords['scenes']['iot'];

const night = '#0e1f20';

function IotWide({ words, format }: DrawingProps<IotWords>) {
  return (
    <>
      <Door x={60} y={-40} />
      <LockBody x={214} y={84} />
      <g transform="rotate(4 650 320)">
        <Phone x={520} y={42} scale={0.94} time="9:41" background={night} isDark lift={90}>
          <LockScreen words={words} format={format} />
        </Phone>
      </g>
      <KeyCard x={88} y={446} words={words} />
    </>
  );
}

function IotNear({ words, format }: DrawingProps<IotWords>) {
  return (
    <>
      <Door x={-116} y={-40} />
      <g transform="translate(44 12) scale(.78)">
        <LockBody x={0} y={0} />
      </g>
      <g transform="rotate(4 410 320)">
        <Phone x={268} y={16} scale={0.98} time="9:41" background={night} isDark lift={70}>
          <LockScreen words={words} format={format} />
        </Phone>
      </g>
      <KeyCard x={26} y={294} words={words} />
    </>
  );
}

function IotSmall({ words, format }: DrawingProps<IotWords>) {
  return (
    <>
      <Door x={-312} y={-40} />
      <LockBody x={-144} y={24} />
      <g transform="rotate(4 220 300)">
        <Phone x={70} y={36} scale={1.1} time="9:41" background={night} isDark lift={60}>
          <LockScreen words={words} format={format} />
        </Phone>
      </g>
    </>
  );
}

function LockScreen({ words, format }: DrawingProps<IotWords>) {
  const events = [
    { event: words.left, time: format.time(7, 12), colour: '#ffb800' },
    { event: words.guestKey, time: format.time(9, 4), colour: '#7fc4bf' },
    { event: words.lockedItself, time: format.time(9, 6), colour: '#f2600c' },
  ];
  return (
    <>
      <Text x={20} y={72} size={25} weight="bold" tone="white">
        {words.door}
      </Text>
      <Text x={20} y={92} size={12.5} fill="#a9c4c2">
        {words.battery}
      </Text>
      <circle cx="122" cy="202" r="84" fill="#153234" />
      <circle cx="122" cy="202" r="70" fill="none" stroke="#234648" strokeWidth="10" />
      <path
        d="M122 132a70 70 0 1 1-60.6 105"
        fill="none"
        stroke={paint.sun}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <Glyph name="lock" x={98} y={166} size={48} colour="#fff" />
      <Text x={122} y={238} size={12.5} weight="medium" tone="white" anchor="middle">
        {words.hold}
      </Text>
      <Text x={20} y={320} size={12.5} weight="bold" fill="#a9c4c2">
        {words.today}
      </Text>
      {events.map(({ event, time, colour }, index) => (
        <g key={event} transform={`translate(20 ${344 + index * 36})`}>
          <circle cx="6" r="5" fill={colour} />
          <Text x={22} y={4} size={13} weight="medium" tone="white">
            {event}
          </Text>
          <Text x={204} y={4} size={12.5} fill="#a9c4c2" anchor="end">
            {time}
          </Text>
          <path d="M0 18H204" stroke="#fff" strokeOpacity=".12" />
        </g>
      ))}
      <Button x={14} y={456} width={216} height={48}>
        {words.share}
      </Button>
    </>
  );
}

function KeyCard({ x, y, words }: { x: number; y: number; words: IotWords }) {
  return (
    <Panel x={x} y={y} width={250} height={112} lift={46}>
      <Glyph name="key" x={20} y={22} size={22} colour="#c8480a" />
      <Text x={52} y={38} size={13.5} weight="bold">
        {words.keyFor}
      </Text>
      <Text x={52} y={56} size={12.5} tone="muted">
        {words.keyTime}
      </Text>
      <Rule d="M20 72H230" />
      <Text x={20} y={95} size={12.5} weight="medium" tone="teal">
        {words.offline}
      </Text>
    </Panel>
  );
}

/** A front door with its lock, and the phone that lends a key. */
export const scene: Scene<IotWords> = {
  words: wordsOf('scenes', 'iot'),
  ramp: 'dusk',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -640, y: -260, width: 1600 },
    Drawing: IotWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -440, y: -180, width: 1160 },
    Drawing: IotNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -160, width: 900 },
    Drawing: IotSmall,
  },
};
