import { Flow, NodeCard } from '../../kit/node-card.tsx';
import { palette } from '../../palette.ts';
import { Application } from './application-panel.tsx';
import type { PictureWords } from '../../words.ts';

type TechFullStackWords = PictureWords['scenes']['tech-full-stack'];

/** For tablets: the request falls from the top to the stores, what watches over it stands beside it. */
export function TechFullStackMedium({ words }: { words: TechFullStackWords }) {
  const card = { width: 256 };
  const store = { ...card, colour: palette.mint };
  const [left, centre, right] = [24, 180, 336];
  return (
    <>
      <Flow d="M152 100V144M464 100V160C464 182 456 190 436 190H280M152 236V280M112 504V556M180 504C180 536 308 520 308 560V692M248 504C248 536 464 516 464 556" />
      <Flow d="M336 326H280M336 458H280" isQuiet />
      <NodeCard
        {...card}
        x={left}
        y={8}
        title={words.browser}
        detail={words.browserDetail}
        icon="globe"
      />
      <NodeCard
        {...card}
        x={right}
        y={8}
        title={words.app}
        detail={words.appDetail}
        icon="smartphone"
      />
      <NodeCard
        {...card}
        x={left}
        y={144}
        title={words.edge}
        detail={words.edgeDetail}
        icon="bolt"
      />
      <Application x={left} y={280} width={256} words={words} />
      <NodeCard
        {...store}
        x={right}
        y={280}
        title={words.monitoring}
        detail={words.monitoringDetail}
        icon="eye"
      />
      <NodeCard
        {...store}
        x={right}
        y={412}
        title={words.pipeline}
        detail={words.pipelineDetail}
        icon="branch"
      />
      <NodeCard
        {...store}
        x={left}
        y={556}
        title={words.database}
        detail={words.databaseDetail}
        icon="database"
      />
      <NodeCard
        {...store}
        x={right}
        y={556}
        title={words.queue}
        detail={words.queueDetail}
        icon="menu"
      />
      <NodeCard
        {...store}
        x={centre}
        y={692}
        title={words.files}
        detail={words.filesDetail}
        icon="document"
      />
    </>
  );
}
