import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint } from '../../palette.ts';

interface QrStandWords {
  table: string;
  scan: string;
}

/** The card on the table that opens the menu. */
export function QrStand({ x, y, words }: { x: number; y: number; words: QrStandWords }) {
  return (
    <Panel x={x} y={y} width={132} height={176} radius={14} lift={46}>
      <path fill={paint.sun} d="M0 44V14A14 14 0 0 1 14 0h104a14 14 0 0 1 14 14v30z" />
      <Text x={66} y={29} size={16} weight="bold" anchor="middle">
        {words.table}
      </Text>
      <use href="#qr-code" x="21" y="54" width="90" height="90" />
      <Text x={66} y={164} size={11} weight="medium" anchor="middle">
        {words.scan}
      </Text>
    </Panel>
  );
}
