import { Text } from '../../kit/text.tsx';
import {
  Board,
  CookArm,
  CookThumb,
  Heading,
  Pass,
  TicketTwelve,
} from '../../scenes/order/board.tsx';
import type { PictureWords } from '../../words.ts';
import { Dish } from '../../scenes/order/table-top.tsx';
import { Tablet } from '../../scenes/order/tablet.tsx';

const boardAt = 'translate(1580 112) scale(1.05)';

/** The kitchen board above the pass; the place of the order that comes is empty. */
export function KitchenSymbols({ words }: { words: PictureWords['scenes']['kitchen'] }) {
  return (
    <>
      <g id="ob-pass">
        <Pass x={1490} y={690} length={960} />
        <Dish name="bowl" x={1690} y={780} radius={92} angle={-30} />
        <Dish name="rolls" x={1902} y={786} radius={80} angle={12} />
        <Dish name="grill" x={2090} y={782} radius={80} angle={-20} />
      </g>
      <g id="ob-cook-arm" transform={boardAt}>
        <CookArm />
      </g>
      <g id="ob-board" transform={boardAt}>
        <Board words={words} />
      </g>
      <g id="ob-board-small">
        <Tablet x={14} y={16} width={272} height={262} />
        <Text x={48} y={68} size={20} weight="bold">
          {words.kitchen}
        </Text>
        <Text x={252} y={67} size={14} weight="bold" anchor="end">
          19:24
        </Text>
        <Heading x={48} y={92} index={0}>
          {words.fresh}
        </Heading>
      </g>
      <g id="ob-cook-thumb" transform={boardAt}>
        <CookThumb />
      </g>
      <g id="ob-ticket" transform={boardAt}>
        <TicketTwelve words={words} />
      </g>
    </>
  );
}
