import { Phone } from '../../kit/phone.tsx';
import type { DrawingProps } from '../scene.ts';
import { MenuScreen } from './menu-screen.tsx';
import { KitchenTickets, TapToKitchen } from './order-cards.tsx';
import { QrStand } from './qr-stand.tsx';
import { Dish, TableTop } from './table-top.tsx';
import type { PictureWords } from '../../words.ts';

/** For tablets, and for frames that are not wide: everything is nearer, and nothing is cut but the table. */
export function OrderMedium({ words, format }: DrawingProps<PictureWords['scenes']['order']>) {
  return (
    <>
      <TableTop x={222} y={318} radius={352} />
      <Dish name="cup" x={56} y={70} radius={40} />
      <Dish name="rolls" x={178} y={88} radius={64} angle={-14} />
      <Dish name="bowl" x={134} y={262} radius={104} angle={-38} />
      <g transform="rotate(6 156 496) translate(78 392) scale(1.12)">
        <QrStand x={0} y={0} words={words} />
      </g>
      <g transform="rotate(4 406 310)">
        <Phone x={260} y={16} scale={1.065} time="19:24" lift={70}>
          <MenuScreen format={format} />
        </Phone>
      </g>
      <g transform="translate(580 48) scale(1.1)">
        <KitchenTickets
          places={[
            { x: 0, y: 0 },
            { x: 0, y: 162 },
          ]}
          words={words}
        />
        <TapToKitchen x={0} y={326} width={196} words={words} format={format} />
      </g>
    </>
  );
}
