import type { ReactNode } from 'react';

import type { Format } from '../../format.ts';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';

const shape =
  'M26 0H220a10 10 0 0 1 10 10V110a10 10 0 0 1-10 10H26L4 84a10 10 0 0 1-2-6V42a10 10 0 0 1 2-6z';

/** A label of card on a string, 230 by 120; its hole is at 24 60, the end of its string at `to`. */
function Label({
  to,
  fill = palette.white,
  children,
}: {
  to: string;
  fill?: string;
  children: ReactNode;
}) {
  return (
    <>
      <path d={shape} fill="#2f1a08" opacity=".14" transform="translate(-16 22)" />
      <path d={shape} fill="#2f1a08" opacity=".2" transform="translate(-6 8)" />
      <path d={shape} fill={fill} />
      <path d="M26 0H40V120H26L4 84a10 10 0 0 1-2-6V42a10 10 0 0 1 2-6z" fill={palette.orange} />
      <circle cx="22" cy="60" r="10" fill="#ffe6cc" />
      <circle cx="22" cy="60" r="6" fill="#5a2400" />
      <Stroke d={`M22 60${to}`} colour="#fff3da" width={5} />
      <Stroke d={`M22 60${to}`} colour="#a2703a" width={2.4} />
      {children}
    </>
  );
}

interface TagProps {
  words: PictureWords['stages']['wareflex'];
  format: Format;
}

/** What the bay costs, on a pin in its middle. */
export function PriceLabel({ words, format }: TagProps) {
  return (
    <Label to="C-6 78-20 96-30 118">
      <Text x={54} y={36} size={19} weight="bold">
        {words.bay}
      </Text>
      <Text x={214} y={36} size={18} tone="muted" anchor="end">
        {format.quantity(138, 'm²')}
      </Text>
      <Text x={54} y={72} size={29} weight="bold" fill={palette.ember}>
        {format.money(62_000, 'VND')}
      </Text>
      <Text x={54} y={101} size={17} tone="muted">
        {words.perMonth}
      </Text>
    </Label>
  );
}

/** From when it can be had again: it hangs over a white sheet. */
export function FreeLabel({ words }: Pick<TagProps, 'words'>) {
  return (
    <Label to="C0 52-24 66-52 62" fill="#ffe3a6">
      <Text x={54} y={40} size={19} tone="muted">
        {words.freeFrom}
      </Text>
      <Text x={54} y={78} size={31} weight="bold" fill={palette.ember}>
        {words.june}
      </Text>
      <Text x={54} y={104} size={17} tone="muted">
        {words.bay}
      </Text>
    </Label>
  );
}
