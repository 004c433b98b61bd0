import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../../scenes/scene.ts';
import { RiverScreen } from './river-screen.tsx';
import { TicketScreen } from './ticket-screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type MobileAppWords = PictureWords['scenes']['mobile-app-development'];

function MobileAppWide({ words, format }: DrawingProps<MobileAppWords>) {
  return (
    <>
      <g transform="rotate(-5 240 320)">
        <Phone x={96} y={56} scale={0.92} time="17:48" lift={80}>
          <RiverScreen arrives={words.arrives} nextPier={words.nextPier} />
        </Phone>
      </g>
      <g transform="rotate(4 460 330)">
        <Phone x={330} y={40} scale={0.96} time="17:24" background="#fff4dd" isOffline lift={90}>
          <TicketScreen words={words} format={format} />
        </Phone>
      </g>
      <StoreCard x={552} y={232} words={words} format={format} />
      <OfflineCard x={536} y={482} words={words} />
    </>
  );
}

function MobileAppNear({ words, format }: DrawingProps<MobileAppWords>) {
  return (
    <>
      <g transform="rotate(4 180 300)">
        <Phone x={38} y={22} scale={1} time="17:24" background="#fff4dd" isOffline lift={60}>
          <TicketScreen words={words} format={format} />
        </Phone>
      </g>
      <StoreCard x={294} y={58} words={words} format={format} />
      <OfflineCard x={278} y={306} words={words} />
    </>
  );
}

function MobileAppSmall({ words, format }: DrawingProps<MobileAppWords>) {
  return (
    <>
      <g transform="rotate(4 180 300)">
        <Phone x={50} y={10} scale={1} time="17:24" background="#fff4dd" isOffline lift={60}>
          <TicketScreen words={words} format={format} isTorn />
        </Phone>
      </g>
      <OfflineCard x={78} y={286} words={words} />
    </>
  );
}

function StoreCard({ x, y, words, format }: DrawingProps<MobileAppWords> & Place) {
  return (
    <Panel x={x} y={y} width={244} height={196} radius={18} lift={60}>
      <Text x={22} y={36} size={15} weight="bold">
        {words.store}
      </Text>
      {['App Store', 'Google Play'].map((store, index) => (
        <g key={store} transform={`translate(22 ${58 + index * 40})`}>
          <Glyph name={index === 0 ? 'smartphone' : 'play'} x={0} y={0} size={22} />
          <Text x={34} y={16} size={13} weight="medium">
            {store}
          </Text>
          <Chip x={118} y={-2} width={86} size={12.8} colour="teal">
            {words.approved}
          </Chip>
        </g>
      ))}
      <Rule d="M22 136H222" />
      <Text x={22} y={174} size={25} weight="bold">
        {format.number(4.8, 1)}
      </Text>
      <path
        transform="translate(68 156)"
        d="M10 0l3 7 7.5.6-5.7 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.7-5L7 7z"
        fill={paint.sun}
      />
      <Text x={98} y={172} size={12.8} tone="muted">
        {words.storeDetail}
      </Text>
    </Panel>
  );
}

function OfflineCard({ x, y, words }: { x: number; y: number; words: MobileAppWords }) {
  return (
    <Panel x={x} y={y} width={260} height={86} lift={46}>
      <rect x="18" y="20" width="46" height="46" rx="14" fill={palette.teal} />
      <Glyph name="cloud" x={29} y={31} size={24} colour="#fff" />
      <path d="M32 54l20-24" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <Text x={80} y={39} size={14} weight="bold">
        {words.offline}
      </Text>
      <Text x={80} y={58} size={12.8} tone="muted">
        {words.offlineDetail}
      </Text>
    </Panel>
  );
}

/** A boat ticket that works without a network, and its release to both stores. */
export const scene: Scene<MobileAppWords> = {
  words: wordsOf('scenes', 'mobile-app-development'),
  ramp: 'apricot',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -520, y: -300, width: 1700 },
    Drawing: MobileAppWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -355, y: -205, width: 1160 },
    Drawing: MobileAppNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: MobileAppSmall,
  },
};
