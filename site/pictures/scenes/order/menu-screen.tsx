import type { Format } from '../../format.ts';
import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import { wordsOf } from '../../words.ts';

/** The screen is a part of several pictures, so its words are its own. */
export const menuWords = wordsOf('scenes', 'menu-screen');

/** 65,000 + 2 × 48,000: the order that every other view of it repeats. */
export const orderTotal = 161_000;

export const dishes = [
  {
    dish: 'bowl',
    name: 'Phở bò tái',
    detail: 'rareBeef',
    price: 65_000,
    count: 1,
    ground: '#f7d9a0',
  },
  {
    dish: 'rolls',
    name: 'Gỏi cuốn tôm',
    detail: 'prawnRolls',
    price: 48_000,
    count: 2,
    ground: '#cfe0c8',
  },
  {
    dish: 'grill',
    name: 'Bún chả Hà Nội',
    detail: 'grilledPork',
    price: 72_000,
    count: 0,
    ground: '#f3c3a4',
  },
] as const;

/** The guest's menu on a phone, with three dishes in the order. */
export function MenuScreen({ format }: { format: Format }) {
  const words = menuWords(format.locale);
  return (
    <>
      <rect width="244" height="150" fill={paint.sun} />
      <path d="M0 96c50-30 90 10 140-8s70-30 104-20v82H0z" fill={palette.orange} opacity=".28" />
      <path d="M0 120c60-20 100 6 150-6s60-16 94-10v46H0z" fill="#e4560c" opacity=".35" />
      <Text x={20} y={73} size={13} weight="medium">
        {words.table}
      </Text>
      <Text x={20} y={100} size={25} weight="bold">
        Quán Mây
      </Text>
      <path fill={palette.white} d="M0 134a20 20 0 0 1 20-20h204a20 20 0 0 1 20 20v410H0z" />
      <Chip x={18} y={130} width={70} size={12.8} colour="ink">
        {words.popular}
      </Chip>
      <Chip x={92} y={130} width={62} size={12.8}>
        {words.rolls}
      </Chip>
      <Chip x={158} y={130} width={70} size={12.8}>
        {words.drinks}
      </Chip>
      {dishes.map((dish, index) => (
        <g key={dish.name} className="menu-dish" transform={`translate(18 ${172 + index * 88})`}>
          <DishRow {...dish} detail={words[dish.detail]} price={format.money(dish.price, 'VND')} />
          {index < 2 && <Rule d="M0 78H208" />}
        </g>
      ))}
      <rect x="14" y="448" width="216" height="52" rx="26" fill={palette.ink} />
      <circle cx="40" cy="474" r="14" fill="#3a2e26" />
      <Text x={40} y={479} size={13.5} weight="bold" tone="white" anchor="middle">
        3
      </Text>
      <Text x={64} y={479} size={14} weight="bold" tone="white">
        {words.send}
      </Text>
      <Text x={216} y={479} size={13} weight="medium" tone="white" anchor="end">
        {format.money(orderTotal, 'VND')}
      </Text>
    </>
  );
}

interface DishRowProps {
  dish: string;
  name: string;
  detail: string;
  price: string;
  count: number;
  ground: string;
}

export function DishRow({ dish, name, detail, price, count, ground }: DishRowProps) {
  return (
    <>
      <rect width="68" height="68" rx="16" fill={ground} />
      <use href={`#${dish}`} x="-1" y="-1" width="70" height="70" />
      <Text x={80} y={19} size={14} weight="bold">
        {name}
      </Text>
      <Text x={80} y={37} size={12.8} tone="muted">
        {detail}
      </Text>
      <Text x={80} y={61} size={13.5} weight="bold" tone="ember">
        {price}
      </Text>
      {count > 0 ? <Counter count={count} /> : <AddDish />}
    </>
  );
}

function Counter({ count }: { count: number }) {
  return (
    <>
      <rect x="154" y="44" width="54" height="24" rx="12" fill={palette.sand} />
      <Glyph name="minus" x={160} y={51} size={10} />
      <Text x={181} y={60.5} size={13} weight="bold" anchor="middle">
        {count}
      </Text>
      <Glyph name="plus" x={192} y={51} size={10} />
    </>
  );
}

function AddDish() {
  return (
    <>
      <circle cx="196" cy="56" r="12" fill={palette.ink} />
      <Glyph name="plus" x={189} y={49} size={14} colour="#fff" />
    </>
  );
}
