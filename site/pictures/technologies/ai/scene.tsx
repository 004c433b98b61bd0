import { Flow, NodeCard, NodePill } from '../../kit/node-card.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Scene } from '../../scenes/scene.ts';
import { Confidence } from './confidence.tsx';
import { TechAiMedium } from './medium.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type TechAiWords = PictureWords['scenes']['tech-ai'];

function TechAiWide({ words, format }: DrawingProps<TechAiWords>) {
  return (
    <>
      <Flow d="M278 66H342M596 66H660M914 66H978M1104 112V196M978 242H914M660 242H596M342 242H220C130 242 152 190 152 112" />
      <Flow d="M1104 288V328" isQuiet />
      <NodeCard
        x={24}
        y={20}
        width={254}
        title={words.examples}
        detail={words.examplesDetail}
        icon="document"
        colour={palette.mint}
      />
      <NodeCard
        x={342}
        y={20}
        width={254}
        title={words.training}
        detail={words.trainingDetail}
        icon="spark"
      />
      <NodeCard
        x={660}
        y={20}
        width={254}
        title={words.test}
        detail={words.testDetail}
        icon="check"
      />
      <NodeCard
        x={978}
        y={20}
        width={264}
        title={words.serving}
        detail={words.servingDetail}
        icon="server"
      />
      <NodeCard
        x={978}
        y={196}
        width={264}
        title={words.answer}
        detail={words.answerDetail}
        icon="chat"
      />
      <NodeCard
        x={660}
        y={196}
        width={254}
        title={words.person}
        detail={words.personDetail}
        icon="user"
      />
      <NodeCard
        x={342}
        y={196}
        width={254}
        title={words.correction}
        detail={words.correctionDetail}
        icon="pencil"
      />
      <NodePill x={978} y={328} width={264}>
        {words.certain}
      </NodePill>
      <Confidence x={662} y={308} label={words.uncertain} format={format} />
    </>
  );
}

function TechAiSmall({ words, format }: DrawingProps<TechAiWords>) {
  return (
    <>
      <Flow d="M46 100V122M46 214V236M46 328V350M46 442V464M46 556V720M46 812V834M46 926V946C46 972 10 972 10 946V84C10 60 10 54 24 54" />
      <Flow d="M207 556V578" isQuiet />
      <NodeCard
        x={24}
        y={8}
        width={318}
        title={words.examples}
        detail={words.examplesDetail}
        icon="document"
        colour={palette.mint}
      />
      <NodeCard
        x={24}
        y={122}
        width={318}
        title={words.training}
        detail={words.trainingDetail}
        icon="spark"
      />
      <NodeCard
        x={24}
        y={236}
        width={318}
        title={words.test}
        detail={words.testDetail}
        icon="check"
      />
      <NodeCard
        x={24}
        y={350}
        width={318}
        title={words.serving}
        detail={words.servingDetail}
        icon="server"
      />
      <NodeCard
        x={24}
        y={464}
        width={318}
        title={words.answer}
        detail={words.answerDetail}
        icon="chat"
      />
      <NodePill x={72} y={578} width={270}>
        {words.certain}
      </NodePill>
      <Confidence x={84} y={644} label={words.uncertain} format={format} />
      <NodeCard
        x={24}
        y={720}
        width={318}
        title={words.person}
        detail={words.personDetail}
        icon="user"
      />
      <NodeCard
        x={24}
        y={834}
        width={318}
        title={words.correction}
        detail={words.correctionDetail}
        icon="pencil"
      />
    </>
  );
}

/** How a model learns: examples become answers, uncertain answers become examples. */
export const scene: Scene<TechAiWords> = {
  words: wordsOf('scenes', 'tech-ai'),
  ramp: 'honey',
  wide: { width: 1266, height: 392, Drawing: TechAiWide },
  medium: { width: 616, height: 648, Drawing: TechAiMedium },
  small: { width: 366, height: 980, Drawing: TechAiSmall },
};
