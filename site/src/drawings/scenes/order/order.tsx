import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import type { DrawingProps, Place, Scene } from '../scene.ts';
import { tickets } from './kitchen-tickets.ts';
import { MenuScreen, type MenuWords } from './menu-screen.tsx';
import { OrderMedium } from './order-medium.tsx';
import { QrStand } from './qr-stand.tsx';
import { Dish, TableTop } from './table-top.tsx';
import { Ticket } from './ticket.tsx';

export interface OrderWords {
  menu: MenuWords;
  table: string;
  otherTable: string;
  scan: string;
  justIn: string;
  minutes: string;
  tapToKitchen: string;
  median: string;
}

function OrderWide({ words, format }: DrawingProps<OrderWords>) {
  return (
    <>
      <TableTop x={540} y={320} radius={388} />
      <Dish name="bowl" x={388} y={262} radius={110} angle={-38} />
      <Dish name="rolls" x={606} y={204} radius={90} angle={-14} />
      <Dish name="cup" x={480} y={98} radius={48} />
      <use href="#sticks" width="246" height="36" transform="translate(234 436) rotate(-8)" />
      <g transform="rotate(7 560 470)">
        <QrStand x={500} y={400} words={words} />
      </g>
      <g transform="rotate(5 832 330)">
        <Phone x={714} y={74} scale={0.9} time="19:24" lift={70}>
          <MenuScreen words={words.menu} format={format} />
        </Phone>
      </g>
      <KitchenTickets
        places={[
          { x: 1000, y: 68 },
          { x: 984, y: 246 },
        ]}
        words={words}
      />
      <TapToKitchen x={968} y={424} width={224} words={words} format={format} />
    </>
  );
}

function OrderSmall({ words, format }: DrawingProps<OrderWords>) {
  return (
    <>
      <TableTop x={110} y={214} radius={236} />
      <Dish name="bowl" x={14} y={116} radius={98} angle={-38} />
      <g transform="rotate(2 206 304)">
        <Phone x={74} y={26} scale={1} time="19:24" lift={50}>
          <MenuScreen words={words.menu} format={format} />
        </Phone>
      </g>
      <g transform="rotate(-5 66 296)">
        <QrStand x={12} y={222} width={108} height={144} words={words} />
      </g>
    </>
  );
}

interface KitchenTicketsProps {
  /** Of the new one and of the one being cooked. */
  places: readonly [Place, Place];
  words: OrderWords;
}

/** What the kitchen has of two tables. */
export function KitchenTickets({ places, words }: KitchenTicketsProps) {
  const [fresh, cooking] = places;
  return (
    <>
      <Ticket
        {...fresh}
        table={words.table}
        state={words.justIn}
        colour="sun"
        lines={tickets.t12}
      />
      <Ticket
        {...cooking}
        table={words.otherTable}
        state={words.minutes}
        colour="plain"
        lines={tickets.t4}
      />
    </>
  );
}

interface TapToKitchenProps extends DrawingProps<OrderWords>, Place {
  width: number;
}

/** The time an order takes to the kitchen, measured. */
export function TapToKitchen({ x, y, width, words, format }: TapToKitchenProps) {
  return (
    <Panel x={x} y={y} width={width} height={128} lift={50}>
      <Text x={20} y={32} size={12.5} weight="medium" tone="muted">
        {words.tapToKitchen}
      </Text>
      <Text x={20} y={82} size={42} weight="bold">
        {format.quantity(0.4, 's', 1)}
      </Text>
      <Text x={20} y={108} size={12} tone="muted">
        {words.median}
      </Text>
    </Panel>
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
  medium: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -860, y: -330, width: 2100 },
    Drawing: OrderMedium,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -560, y: -190, width: 1000 },
    Drawing: OrderSmall,
  },
};
