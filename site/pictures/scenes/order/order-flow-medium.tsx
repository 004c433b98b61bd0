import { Flow, NodeCard, NodePill } from '../../kit/node-card.tsx';
import type { PictureWords } from '../../words.ts';

type OrderFlowWords = PictureWords['scenes']['order-flow'];

/** For tablets: the order falls from the guest to those who serve. */
export function OrderFlowMedium({ words }: { words: OrderFlowWords }) {
  const card = { width: 256 };
  const [left, centre, right] = [24, 180, 336];
  return (
    <>
      <Flow d="M280 54H336M464 100V152M496 244V300M364 244C364 276 152 268 152 300M432 244C432 276 308 264 308 304V436" />
      <Flow d="M280 164C312 164 300 76 336 76M336 226H280" isQuiet />
      <NodeCard
        {...card}
        x={left}
        y={8}
        title={words.browser}
        detail={words.browserDetail}
        icon="smartphone"
      />
      <NodeCard
        {...card}
        x={right}
        y={8}
        title={words.menu}
        detail={words.menuDetail}
        icon="globe"
      />
      <NodePill x={left} y={140} width={256}>
        {words.editor}
      </NodePill>
      <NodePill x={left} y={202} width={256}>
        {words.log}
      </NodePill>
      <NodeCard
        {...card}
        x={right}
        y={152}
        title={words.service}
        detail={words.serviceDetail}
        icon="box"
      />
      <NodeCard
        {...card}
        x={left}
        y={300}
        title={words.board}
        detail={words.boardDetail}
        icon="ticket"
      />
      <NodeCard
        {...card}
        x={right}
        y={300}
        title={words.floor}
        detail={words.floorDetail}
        icon="table"
      />
      <NodeCard
        {...card}
        x={centre}
        y={436}
        title={words.payment}
        detail={words.paymentDetail}
        icon="card"
      />
    </>
  );
}
