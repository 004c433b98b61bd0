import { Chip } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import type { Place, Scene } from '../../scenes/scene.ts';
import { ScannerScreen } from './scanner-screen.tsx';
import { WarehouseFloor } from './warehouse-floor.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type SatoWords = PictureWords['scenes']['sato'];

function SatoWide({ words }: { words: SatoWords }) {
  return (
    <>
      <Panel x={48} y={48} width={498} height={530} radius={18} lift={80}>
        <Text x={24} y={34} size={15} weight="bold">
          {words.wave}
        </Text>
        <Text x={474} y={34} size={12.5} tone="muted" anchor="end">
          {words.stops}
        </Text>
        <g transform="translate(14 48)">
          <WarehouseFloor />
        </g>
      </Panel>
      <g transform="rotate(4 680 320)">
        <Phone x={560} y={56} scale={0.84} time="10:26" background="#fdf6e8" lift={80}>
          <ScannerScreen words={words} />
        </Phone>
      </g>
      <OrdersCard x={284} y={416} words={words} />
    </>
  );
}

function SatoNear({ words }: { words: SatoWords }) {
  return (
    <>
      <Panel x={20} y={22} width={390} height={306} radius={18} lift={60}>
        <Text x={20} y={30} size={15} weight="bold">
          {words.wave}
        </Text>
        <g transform="translate(12 44)">
          <WarehouseFloor racks={3} bays={4} stops={[198, 118, 190, 150]} />
        </g>
      </Panel>
      <g transform="rotate(4 430 320)">
        <Phone x={304} y={32} scale={0.96} time="10:26" background="#fdf6e8" lift={60}>
          <ScannerScreen words={words} />
        </Phone>
      </g>
      <OrdersCardSmall x={24} y={282} words={words} />
    </>
  );
}

function SatoSmall({ words }: { words: SatoWords }) {
  return (
    <>
      <Panel x={16} y={8} width={328} height={282} radius={18} lift={50}>
        <Text x={18} y={25} size={14} weight="bold">
          {words.wave}
        </Text>
        <Text x={310} y={25} size={12.5} tone="muted" anchor="end">
          {words.stops}
        </Text>
        <g transform="translate(10 36) scale(.88)">
          <WarehouseFloor racks={3} bays={4} stops={[198, 118, 190, 150]} />
        </g>
      </Panel>
      <OrdersCardSmall x={36} y={276} words={words} />
    </>
  );
}

/** 14 + 6 + 118 = 138 orders. */
const statesOf = (words: SatoWords) =>
  [
    { state: words.pending, count: 14, colour: 'plain' },
    { state: words.waiting, count: 6, colour: 'sun' },
    { state: words.accepted, count: 118, colour: 'teal' },
  ] as const;

function OrdersCard({ x, y, words }: Place & { words: SatoWords }) {
  return (
    <Panel x={x} y={y} width={254} height={146} radius={18} lift={56}>
      <Text x={20} y={32} size={15} weight="bold">
        {words.orders}
      </Text>
      <Text x={234} y={32} size={15} weight="bold" anchor="end">
        138
      </Text>
      <Rule d="M20 44H234M20 76H234M20 108H234" />
      {statesOf(words).map(({ state, count, colour }, index) => (
        <g key={state} transform={`translate(0 ${48 + index * 32})`}>
          <Chip x={20} y={0} width={116} colour={colour}>
            {state}
          </Chip>
          <Text x={234} y={17} size={13.5} weight="bold" anchor="end">
            {count}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

/** The states side by side, each over its orders. */
function OrdersCardSmall({ x, y, words }: Place & { words: SatoWords }) {
  return (
    <Panel x={x} y={y} width={308} height={94} radius={18} lift={46}>
      <Text x={18} y={26} size={14} weight="bold">
        {words.orders}
      </Text>
      <Text x={290} y={26} size={14} weight="bold" anchor="end">
        138
      </Text>
      {statesOf(words).map(({ state, count, colour }, index) => (
        <g key={state} transform={`translate(${18 + index * 93} 38)`}>
          <Chip x={0} y={0} width={86} colour={colour}>
            {state}
          </Chip>
          <Text x={43} y={43} size={13.5} weight="bold" anchor="middle">
            {count}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

/** A warehouse floor with a picking route, the picker's scanner and the states of the orders. */
export const scene: Scene<SatoWords> = {
  words: wordsOf('scenes', 'sato'),
  ramp: 'kraft',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -600, y: -280, width: 1700 },
    Drawing: SatoWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -410, y: -190, width: 1160 },
    Drawing: SatoNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: SatoSmall,
  },
};
