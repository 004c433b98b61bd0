import { QrStand } from '../../scenes/order/qr-stand.tsx';
import { Dish, TableTop } from '../../scenes/order/table-top.tsx';
import { RoundShadow } from '../../kit/shadow.tsx';
import { paint } from '../../palette.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import orderbuddyArtwork from './orderbuddy.svg?raw';

/** A saucer with lime, chilli and the sauce, as it stands on every table before anything is ordered. */
function Condiments({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <RoundShadow x={0} y={0} radius={66} length={24} />
      <circle r="70" fill={paint.ceramic} />
      <circle r="53" fill="#fbf4e6" stroke="#cdbb9c" />
      <circle cx="22" cy="18" r="25" fill="#7a5a30" opacity=".22" transform="translate(-5 7)" />
      <circle cx="22" cy="18" r="25" fill={paint.ceramic} />
      <circle cx="22" cy="18" r="19" fill={paint.tea} />
      <g fill="none" stroke="#e2401c" strokeWidth="4">
        <circle cx="-26" cy="24" r="5" />
        <circle cx="-13" cy="34" r="4.5" />
        <circle cx="19" cy="15" r="3" strokeWidth="2" />
      </g>
      <path fill="#c8d86a" stroke="#6e8f2a" strokeWidth="3.5" d="M-42-8A26 26 0 0 1-2-34z" />
      <path fill="#c8d86a" stroke="#6e8f2a" strokeWidth="3.5" d="M-34 8A26 26 0 0 1 2-22z" />
      <use href="#leaf" x="4" y="-46" width="34" height="34" />
    </g>
  );
}

/** Table 12 when its guests have sat down: tea, condiments, chopsticks and the card with the code. */
export function LaidTable({ words }: { words: { table: string; scan: string } }) {
  return (
    <>
      <TableTop x={1020} y={450} radius={400} />
      <Artwork svg={orderbuddyArtwork} part="place" />
      <Dish name="cup" x={724} y={336} radius={50} />
      <Condiments x={854} y={258} />
      <g transform="rotate(-8 790 560) translate(702 436) scale(1.34)">
        <QrStand x={0} y={0} words={words} />
      </g>
    </>
  );
}
