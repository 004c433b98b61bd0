import type { Format } from '../../format.ts';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import { DishRow, dishes, menuWords, orderTotal } from '../../scenes/order/menu-screen.tsx';
import { HeldPhone, HeldScreen } from '../held-phone.tsx';
import type { PictureWords } from '../../words.ts';

export interface PhoneWords {
  words: PictureWords['stages']['orderbuddy'];
  order: { table: string; scan: string };
  format: Format;
}

/** The camera: the card on the table in its brackets, found. */
function Scan({ words, order }: PhoneWords) {
  return (
    <HeldScreen id="ob-scan" ground="#5b2c12" ink="#fff" time="19:24">
      <circle cx="150" cy="250" r="250" fill={paint.wood} />
      {[225, 175, 125].map((radius) => (
        <circle
          key={radius}
          cx="160"
          cy="240"
          r={radius}
          fill="none"
          stroke="#e0a062"
          strokeOpacity=".25"
          strokeWidth="2"
        />
      ))}
      <g transform="rotate(-3 122 240) translate(52 142)">
        <path d="M-10 14L-26 210 120 206 140 190z" fill="#2a0f00" opacity=".25" />
        <rect width="140" height="190" rx="14" fill={palette.white} />
        <path fill={paint.sun} d="M0 46V14A14 14 0 0 1 14 0h112a14 14 0 0 1 14 14v32z" />
        <Text x={70} y={30} size={16} weight="bold" anchor="middle">
          {order.table}
        </Text>
        <use href="#qr-code" x="20" y="60" width="100" height="100" />
        <Text x={70} y={179} size={13} weight="medium" anchor="middle">
          {order.scan}
        </Text>
      </g>
      <path
        d="M34 150v-14a18 18 0 0 1 18-18h14M210 150v-14a18 18 0 0 0-18-18h-14M34 330v14a18 18 0 0 0 18 18h14M210 330v14a18 18 0 0 1-18 18h-14"
        fill="none"
        stroke={palette.sun}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="20" y="398" width="204" height="66" rx="20" fill={palette.white} />
      <rect x="32" y="411" width="40" height="40" rx="12" fill={paint.sun} />
      <Glyph name="check" x={40} y={419} size={24} />
      <Text x={84} y={428} size={15.5} weight="bold">
        Quán Mây
      </Text>
      <Text x={84} y={449} size={13.5} tone="muted">
        {words.found}
      </Text>
    </HeldScreen>
  );
}

/** The order as it is sent; its dishes, sum and button come one after the other. */
function Order({ words, order, format }: PhoneWords) {
  const menu = menuWords(format.locale);
  return (
    <>
      <HeldScreen id="ob-menu" ground={palette.white} ink={palette.ink} time="19:24">
        <rect width="244" height="150" fill={paint.sun} />
        <path d="M0 96c50-30 90 10 140-8s70-30 104-20v82H0z" fill={palette.orange} opacity=".28" />
        <path d="M0 120c60-20 100 6 150-6s60-16 94-10v46H0z" fill="#e4560c" opacity=".35" />
        <Text x={20} y={74} size={13} weight="medium">
          {order.table}
        </Text>
        <Text x={20} y={101} size={25} weight="bold">
          {words.yourOrder}
        </Text>
        <path fill={palette.white} d="M0 142a20 20 0 0 1 20-20h204a20 20 0 0 1 20 20v410H0z" />
      </HeldScreen>
      {dishes.slice(0, 2).map((dish, index) => (
        <g key={dish.name} id={`ob-dish-${index}`} transform={`translate(30 ${162 + index * 90})`}>
          <DishRow {...dish} detail={menu[dish.detail]} price={format.money(dish.price, 'VND')} />
        </g>
      ))}
      <g id="ob-total" transform="translate(30 342)">
        <Rule d="M0 0H208" />
        <Text x={0} y={27} size={13} tone="muted">
          {words.dishes}
        </Text>
        <Text x={208} y={27} size={13} weight="bold" anchor="end">
          3
        </Text>
        <Text x={0} y={55} size={16} weight="bold">
          {words.total}
        </Text>
        <Text x={208} y={55} size={16} weight="bold" anchor="end">
          {format.money(orderTotal, 'VND')}
        </Text>
      </g>
      <g id="ob-send" transform="translate(26 426)">
        <rect width="216" height="56" rx="28" fill={paint.sunAcross} />
        <Text x={28} y={34} size={16} weight="bold">
          {menu.send}
        </Text>
        <path
          d="M176 28h14m-6-6 6 6-6 6"
          fill="none"
          stroke={palette.ink}
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g id="ob-sent" transform="translate(26 426)">
        <rect width="216" height="56" rx="28" fill={palette.teal} />
        <Glyph name="check" x={18} y={17} size={22} colour="#fff" />
        <Text x={48} y={33} size={14} weight="bold" tone="white">
          {words.sent}
        </Text>
      </g>
    </>
  );
}

/** The guest's phone and all that its screen shows. */
export function PhoneSymbols(props: PhoneWords) {
  return (
    <>
      <g id="ob-phone">
        <HeldPhone />
      </g>
      <Scan {...props} />
      <Order {...props} />
    </>
  );
}
