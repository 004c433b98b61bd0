import { Phone } from '../../kit/phone.tsx';
import type { DrawingProps } from '../scene.ts';
import { MenuScreen } from './menu-screen.tsx';
import { KitchenTickets } from './order-cards.tsx';
import { Dish, TableTop } from './table-top.tsx';
import type { PictureWords } from '../../words.ts';

/** For frames of half a page: the phone, what it orders, and the tickets that come of it. */
export function OrderNear({ words, format }: DrawingProps<PictureWords['scenes']['order']>) {
  return (
    <>
      <TableTop x={130} y={226} radius={250} />
      <Dish name="rolls" x={64} y={60} radius={58} angle={-14} />
      <Dish name="bowl" x={34} y={254} radius={104} angle={-38} />
      <g transform="rotate(4 230 310)">
        <Phone x={74} y={24} scale={1} time="19:24" lift={60}>
          <MenuScreen format={format} />
        </Phone>
      </g>
      <KitchenTickets
        places={[
          { x: 350, y: 60 },
          { x: 342, y: 228 },
        ]}
        words={words}
      />
    </>
  );
}
