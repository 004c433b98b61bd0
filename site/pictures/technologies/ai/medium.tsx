import { Flow, NodeCard, NodePill } from '../../kit/node-card.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps } from '../../scenes/scene.ts';
import { Confidence } from './confidence.tsx';
import type { PictureWords } from '../../words.ts';

type TechAiWords = PictureWords['scenes']['tech-ai'];

/** For tablets: the same round, upright. */
export function TechAiMedium({ words, format }: DrawingProps<TechAiWords>) {
  const card = { width: 256 };
  const [left, right] = [24, 336];
  return (
    <>
      <Flow d="M280 54H336M464 100V152M464 244V296M464 388V440M336 486H280M152 440V316M152 224V100" />
      <Flow d="M464 532V576" isQuiet />
      <NodeCard
        {...card}
        x={left}
        y={8}
        title={words.examples}
        detail={words.examplesDetail}
        icon="document"
        colour={palette.mint}
      />
      <NodeCard
        {...card}
        x={right}
        y={8}
        title={words.training}
        detail={words.trainingDetail}
        icon="spark"
      />
      <NodeCard
        {...card}
        x={right}
        y={152}
        title={words.test}
        detail={words.testDetail}
        icon="check"
      />
      <NodeCard
        {...card}
        x={right}
        y={296}
        title={words.serving}
        detail={words.servingDetail}
        icon="server"
      />
      <NodeCard
        {...card}
        x={right}
        y={440}
        title={words.answer}
        detail={words.answerDetail}
        icon="chat"
      />
      <NodeCard
        {...card}
        x={left}
        y={440}
        title={words.person}
        detail={words.personDetail}
        icon="user"
      />
      <NodeCard
        {...card}
        x={left}
        y={224}
        title={words.correction}
        detail={words.correctionDetail}
        icon="pencil"
      />
      <NodePill x={right} y={576} width={256}>
        {words.certain}
      </NodePill>
      <Confidence x={left + 3} y={568} label={words.uncertain} format={format} />
    </>
  );
}
