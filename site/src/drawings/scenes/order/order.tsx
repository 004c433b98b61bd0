import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import type { DrawingProps, Scene } from '../scene.ts';
import { MenuScreen, type MenuWords } from './menu-screen.tsx';
import { QrStand } from './qr-stand.tsx';
import { Dish, TableTop } from './table-top.tsx';
import { Ticket } from './ticket.tsx';

interface OrderWords {
  menu: MenuWords;
  table: string;
  otherTable: string;
  scan: string;
  justIn: string;
  minutes: string;
  tapToKitchen: string;
  median: string;
}

const tableTwelve = [
  { count: 1, dish: 'Phở bò tái' },
  { count: 2, dish: 'Gỏi cuốn tôm' },
];

function OrderWide({ words, format }: DrawingProps<OrderWords>) {
  return (
    <>
      <TableTop x={540} y={320} radius={388} />
      <Dish name="bowl" x={400} y={260} radius={112} angle={-38} />
      <Dish name="rolls" x={628} y={208} radius={94} angle={-14} />
      <Dish name="cup" x={480} y={98} radius={48} />
      <use href="#sticks" width="246" height="36" transform="translate(234 436) rotate(-8)" />
      <g transform="rotate(7 560 470)">
        <QrStand x={500} y={400} words={words} />
      </g>
      <g transform="rotate(5 840 330)">
        <Phone x={722} y={74} scale={0.9} time="19:24" lift={70}>
          <MenuScreen words={words.menu} format={format} />
        </Phone>
      </g>
      <Ticket
        x={1012}
        y={60}
        table={words.table}
        state={words.justIn}
        colour="sun"
        lines={tableTwelve}
      />
      <Ticket
        x={1036}
        y={244}
        table={words.otherTable}
        state={words.minutes}
        colour="teal"
        lines={[
          { count: 1, dish: 'Bún chả Hà Nội', isDone: true },
          { count: 2, dish: 'Chè ba màu' },
          { count: 2, dish: 'Trà đá', isDone: true },
        ]}
      />
      <Panel x={1006} y={446} width={224} height={128} lift={50}>
        <Text x={20} y={32} size={12.5} weight="medium" tone="muted">
          {words.tapToKitchen}
        </Text>
        <Text x={20} y={82} size={42} weight="bold">
          {format.quantity(0.4, 's', 1)}
        </Text>
        <Text x={20} y={108} size={11.5} tone="muted">
          {words.median}
        </Text>
      </Panel>
    </>
  );
}

function OrderSmall({ words, format }: DrawingProps<OrderWords>) {
  return (
    <>
      <TableTop x={110} y={214} radius={236} />
      <Dish name="bowl" x={40} y={110} radius={96} angle={-38} />
      <use href="#sticks" width="190" height="28" transform="translate(-60 290) rotate(-8)" />
      <g transform="rotate(4 220 300)">
        <Phone x={70} y={30} scale={1.06} time="19:24" lift={50}>
          <MenuScreen words={words.menu} format={format} />
        </Phone>
      </g>
      <g transform="rotate(-5 70 300)">
        <QrStand x={8} y={202} words={words} />
      </g>
    </>
  );
}

/** A table in a restaurant: the code, the menu on the guest's phone, the tickets in the kitchen. */
export const order: Scene<OrderWords> = {
  ramp: 'ember',
  wide: {
    width: 1266,
    height: 640,
    land: { name: 'hill', x: -500, y: -270, width: 2300 },
    Drawing: OrderWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -560, y: -190, width: 1000 },
    Drawing: OrderSmall,
  },
};
