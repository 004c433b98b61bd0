import { Flow, NodeCard } from '../../kit/node-card.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { Application } from './application-panel.tsx';
import { TechFullStackMedium } from './medium.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type TechFullStackWords = PictureWords['scenes']['tech-full-stack'];

function TechFullStackWide({ words }: { words: TechFullStackWords }) {
  return (
    <>
      <Flow d="M264 66C300 66 290 120 324 120M264 206C300 206 290 152 324 152M572 136H636M700 244C700 296 420 270 420 324M768 244V324M896 244C896 296 1104 270 1104 324" />
      <Flow d="M992 66H956M992 206H956" isQuiet />
      <NodeCard
        x={24}
        y={20}
        width={240}
        title={words.browser}
        detail={words.browserDetail}
        icon="globe"
      />
      <NodeCard
        x={24}
        y={160}
        width={240}
        title={words.app}
        detail={words.appDetail}
        icon="smartphone"
      />
      <NodeCard
        x={324}
        y={90}
        width={248}
        title={words.edge}
        detail={words.edgeDetail}
        icon="bolt"
      />
      <Application x={636} y={20} words={words} />
      <NodeCard
        x={992}
        y={20}
        width={250}
        title={words.monitoring}
        detail={words.monitoringDetail}
        icon="eye"
        colour={palette.mint}
      />
      <NodeCard
        x={992}
        y={160}
        width={250}
        title={words.pipeline}
        detail={words.pipelineDetail}
        icon="branch"
        colour={palette.mint}
      />
      <NodeCard
        x={296}
        y={324}
        width={248}
        title={words.database}
        detail={words.databaseDetail}
        icon="database"
        colour={palette.mint}
      />
      <NodeCard
        x={644}
        y={324}
        width={248}
        title={words.queue}
        detail={words.queueDetail}
        icon="menu"
        colour={palette.mint}
      />
      <NodeCard
        x={992}
        y={324}
        width={250}
        title={words.files}
        detail={words.filesDetail}
        icon="document"
        colour={palette.mint}
      />
    </>
  );
}

function TechFullStackSmall({ words }: { words: TechFullStackWords }) {
  return (
    <>
      <Flow d="M24 54C10 54 10 62 10 74V262C10 274 10 282 24 282M46 214V236M46 328V350M46 574V644H76M46 644V758H76M46 758V872H76" />
      <Flow
        d="M342 1004C352 1004 352 996 352 986V506C352 494 352 490 344 490M342 1118C360 1118 360 1108 360 1098V456C360 444 358 440 344 440"
        isQuiet
      />
      <NodeCard
        x={24}
        y={8}
        width={318}
        title={words.browser}
        detail={words.browserDetail}
        icon="globe"
      />
      <NodeCard
        x={24}
        y={122}
        width={318}
        title={words.app}
        detail={words.appDetail}
        icon="smartphone"
      />
      <NodeCard
        x={24}
        y={236}
        width={318}
        title={words.edge}
        detail={words.edgeDetail}
        icon="bolt"
      />
      <Application x={24} y={350} width={318} words={words} />
      <NodeCard
        x={76}
        y={598}
        width={262}
        title={words.database}
        detail={words.databaseDetail}
        icon="database"
        colour={palette.mint}
      />
      <NodeCard
        x={76}
        y={712}
        width={262}
        title={words.queue}
        detail={words.queueDetail}
        icon="menu"
        colour={palette.mint}
      />
      <NodeCard
        x={76}
        y={826}
        width={262}
        title={words.files}
        detail={words.filesDetail}
        icon="document"
        colour={palette.mint}
      />
      <NodeCard
        x={24}
        y={958}
        width={318}
        title={words.monitoring}
        detail={words.monitoringDetail}
        icon="eye"
        colour={palette.mint}
      />
      <NodeCard
        x={24}
        y={1072}
        width={318}
        title={words.pipeline}
        detail={words.pipelineDetail}
        icon="branch"
        colour={palette.mint}
      />
    </>
  );
}

/** One request from the browser to the stores, with what watches over it. */
export const scene: Scene<TechFullStackWords> = {
  words: wordsOf('scenes', 'tech-full-stack'),
  ramp: 'honey',
  wide: { width: 1266, height: 432, Drawing: TechFullStackWide },
  medium: { width: 616, height: 808, Drawing: TechFullStackMedium },
  small: { width: 366, height: 1190, Drawing: TechFullStackSmall },
};
