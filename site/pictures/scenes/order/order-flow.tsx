import { Flow, NodeCard, NodePill } from '../../kit/node-card.tsx';
import type { Scene } from '../scene.ts';
import { OrderFlowMedium } from './order-flow-medium.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type OrderFlowWords = PictureWords['scenes']['order-flow'];

function OrderFlowWide({ words }: { words: OrderFlowWords }) {
  return (
    <>
      <Flow d="M264 160H348M596 160H672M920 160H976M920 150C960 150 930 54 976 54M920 170C960 170 930 266 976 266" />
      <Flow d="M472 290V206M796 206V290" isQuiet />
      <NodeCard
        x={24}
        y={114}
        width={240}
        title={words.browser}
        detail={words.browserDetail}
        icon="smartphone"
      />
      <NodeCard
        x={348}
        y={114}
        width={248}
        title={words.menu}
        detail={words.menuDetail}
        icon="globe"
      />
      <NodeCard
        x={672}
        y={114}
        width={248}
        title={words.service}
        detail={words.serviceDetail}
        icon="box"
      />
      <NodeCard
        x={976}
        y={8}
        width={264}
        title={words.board}
        detail={words.boardDetail}
        icon="ticket"
      />
      <NodeCard
        x={976}
        y={114}
        width={264}
        title={words.floor}
        detail={words.floorDetail}
        icon="table"
      />
      <NodeCard
        x={976}
        y={220}
        width={264}
        title={words.payment}
        detail={words.paymentDetail}
        icon="card"
      />
      <NodePill x={348} y={290} width={248}>
        {words.editor}
      </NodePill>
      <NodePill x={672} y={290} width={248}>
        {words.log}
      </NodePill>
    </>
  );
}

function OrderFlowSmall({ words }: { words: OrderFlowWords }) {
  return (
    <>
      <Flow d="M46 100V122M46 214V310M46 402V544H76M46 544V652H76M46 652V760H76" />
      <Flow d="M207 242V218M207 402V430" isQuiet />
      <NodeCard
        x={24}
        y={8}
        width={318}
        title={words.browser}
        detail={words.browserDetail}
        icon="smartphone"
      />
      <NodeCard
        x={24}
        y={122}
        width={318}
        title={words.menu}
        detail={words.menuDetail}
        icon="globe"
      />
      <NodePill x={72} y={242} width={270}>
        {words.editor}
      </NodePill>
      <NodeCard
        x={24}
        y={310}
        width={318}
        title={words.service}
        detail={words.serviceDetail}
        icon="box"
      />
      <NodePill x={72} y={430} width={270}>
        {words.log}
      </NodePill>
      <NodeCard
        x={76}
        y={498}
        width={266}
        title={words.board}
        detail={words.boardDetail}
        icon="ticket"
      />
      <NodeCard
        x={76}
        y={606}
        width={266}
        title={words.floor}
        detail={words.floorDetail}
        icon="table"
      />
      <NodeCard
        x={76}
        y={714}
        width={266}
        title={words.payment}
        detail={words.paymentDetail}
        icon="card"
      />
    </>
  );
}

/** How an order travels from the guest's phone to the kitchen, the floor plan and the bill. */
export const orderFlow: Scene<OrderFlowWords> = {
  words: wordsOf('scenes', 'order-flow'),
  ramp: 'honey',
  wide: { width: 1266, height: 366, Drawing: OrderFlowWide },
  medium: { width: 616, height: 558, Drawing: OrderFlowMedium },
  small: { width: 366, height: 832, Drawing: OrderFlowSmall },
};
