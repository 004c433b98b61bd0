import { Phone } from '../../kit/phone.tsx';
import type { DrawingProps, Scene } from '../scene.ts';
import { MenuScreen } from './menu-screen.tsx';
import { KitchenTickets, TapToKitchen } from './order-cards.tsx';
import { OrderMedium } from './order-medium.tsx';
import { OrderNear } from './order-near.tsx';
import { QrStand } from './qr-stand.tsx';
import { Dish, TableTop } from './table-top.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type OrderWords = PictureWords['scenes']['order'];

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
        <Phone x={706} y={54} scale={0.97} time="19:24" lift={70}>
          <MenuScreen format={format} />
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
          <MenuScreen format={format} />
        </Phone>
      </g>
      <g transform="rotate(-5 66 296)">
        <QrStand x={12} y={222} width={108} height={144} words={words} />
      </g>
    </>
  );
}

/** A table in a restaurant: the code, the menu on the guest's phone, the tickets in the kitchen. */
export const order: Scene<OrderWords> = {
  words: wordsOf('scenes', 'order'),
  ramp: 'ember',
  // Wider than the frames that crop it: what it tells stands at the right.
  focus: 'right',
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
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -590, y: -230, width: 1440 },
    Drawing: OrderNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -560, y: -190, width: 1000 },
    Drawing: OrderSmall,
  },
};
