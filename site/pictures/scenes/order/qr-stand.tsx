import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint } from '../../palette.ts';
import type { Place } from '../scene.ts';

interface QrStandProps extends Place {
  width?: number;
  /** Below its full height it has no room for what to do with the code. */
  height?: number;
  words: { table: string; scan: string };
}

const fullHeight = 178;

/** The card on the table that opens the menu. */
export function QrStand({ x, y, width = 132, height = fullHeight, words }: QrStandProps) {
  const side = width - 36;
  return (
    <Panel x={x} y={y} width={width} height={height} radius={14} lift={46}>
      <path fill={paint.sun} d={`M0 44V14A14 14 0 0 1 14 0H${width - 14}a14 14 0 0 1 14 14v30z`} />
      <Text x={width / 2} y={28} size={15.5} weight="bold" anchor="middle">
        {words.table}
      </Text>
      <use href="#qr-code" x="18" y="54" width={side} height={side} />
      {height === fullHeight && (
        <Text x={width / 2} y={167} size={12} weight="medium" anchor="middle">
          {words.scan}
        </Text>
      )}
    </Panel>
  );
}
