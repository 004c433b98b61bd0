import { Flow, NodeCard } from '../../kit/node-card.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { LogBand } from './log-band.tsx';
import { TechDataAppMedium } from './medium.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type TechDataAppWords = PictureWords['scenes']['tech-data-app'];

function TechDataAppWide({ words }: { words: TechDataAppWords }) {
  return (
    <>
      <Flow d="M278 76C312 76 312 126 346 126H612C640 126 640 84 660 84M596 48H660M786 104V176M152 232V304M278 350H342M596 350C640 350 620 422 660 422H930C970 422 950 350 978 350" />
      <Flow d="M786 232V304" />
      <Flow d="M914 350H978" isQuiet />
      <NodeCard
        x={24}
        y={12}
        width={254}
        title={words.devices}
        detail={words.devicesDetail}
        icon="bolt"
      />
      <NodeCard
        x={342}
        y={12}
        width={254}
        title={words.scanners}
        detail={words.scannersDetail}
        icon="smartphone"
      />
      <NodeCard
        x={660}
        y={12}
        width={254}
        title={words.intake}
        detail={words.intakeDetail}
        icon="server"
      />
      <LogBand x={24} y={176} width={1218} cells={58} />
      <Text x={978} y={126} size={18} weight="bold">
        {words.log}
      </Text>
      <Text x={978} y={150} size={13} tone="muted">
        {words.logDetail}
      </Text>
      <NodeCard
        x={24}
        y={304}
        width={254}
        title={words.processor}
        detail={words.processorDetail}
        icon="branch"
      />
      <NodeCard
        x={342}
        y={304}
        width={254}
        title={words.series}
        detail={words.seriesDetail}
        icon="chart"
        colour={palette.mint}
      />
      <NodeCard
        x={660}
        y={304}
        width={254}
        title={words.archive}
        detail={words.archiveDetail}
        icon="database"
        colour={palette.mint}
      />
      <NodeCard
        x={978}
        y={304}
        width={264}
        title={words.screens}
        detail={words.screensDetail}
        icon="bell"
      />
    </>
  );
}

function TechDataAppSmall({ words }: { words: TechDataAppWords }) {
  return (
    <>
      <Flow d="M24 54C10 54 10 62 10 74V262C10 274 10 282 24 282M46 214V236M46 328V398M46 454V484M46 576V598M46 690V712M334 454C364 480 368 872 343 872" />
      <Flow d="M46 826V804" isQuiet />
      <NodeCard
        x={24}
        y={8}
        width={318}
        title={words.devices}
        detail={words.devicesDetail}
        icon="bolt"
      />
      <NodeCard
        x={24}
        y={122}
        width={318}
        title={words.scanners}
        detail={words.scannersDetail}
        icon="smartphone"
      />
      <NodeCard
        x={24}
        y={236}
        width={318}
        title={words.intake}
        detail={words.intakeDetail}
        icon="server"
      />
      <Text x={72} y={362} size={17} weight="bold">
        {words.log}
      </Text>
      <Text x={72} y={384} size={13} tone="muted">
        {words.logDetail}
      </Text>
      <LogBand x={24} y={398} width={318} cells={15} />
      <NodeCard
        x={24}
        y={484}
        width={318}
        title={words.processor}
        detail={words.processorDetail}
        icon="branch"
      />
      <NodeCard
        x={24}
        y={598}
        width={318}
        title={words.series}
        detail={words.seriesDetail}
        icon="chart"
        colour={palette.mint}
      />
      <NodeCard
        x={24}
        y={826}
        width={318}
        title={words.archive}
        detail={words.archiveDetail}
        icon="database"
        colour={palette.mint}
      />
      <NodeCard
        x={24}
        y={712}
        width={318}
        title={words.screens}
        detail={words.screensDetail}
        icon="bell"
      />
    </>
  );
}

/** A reading's way from a device to a person; the log in the middle forgets nothing. */
export const scene: Scene<TechDataAppWords> = {
  words: wordsOf('scenes', 'tech-data-app'),
  ramp: 'honey',
  wide: { width: 1266, height: 412, Drawing: TechDataAppWide },
  medium: { width: 616, height: 660, Drawing: TechDataAppMedium },
  small: { width: 366, height: 940, Drawing: TechDataAppSmall },
};
