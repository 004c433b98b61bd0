import { Flow, NodeCard } from '../../kit/node-card.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { LogBand } from './log-band.tsx';
import type { PictureWords } from '../../words.ts';

type TechDataAppWords = PictureWords['scenes']['tech-data-app'];

/** For tablets: from the devices above to the screens below, through the log. */
export function TechDataAppMedium({ words }: { words: TechDataAppWords }) {
  const card = { width: 256 };
  const [left, centre, right] = [24, 180, 336];
  return (
    <>
      <Flow d="M152 100C152 126 240 112 240 144M464 100C464 126 376 112 376 144M308 236V308M152 364V408M464 364V408M152 500V544M280 590H336" />
      <Flow d="M464 500V544" isQuiet />
      <NodeCard
        {...card}
        x={left}
        y={8}
        title={words.devices}
        detail={words.devicesDetail}
        icon="bolt"
      />
      <NodeCard
        {...card}
        x={right}
        y={8}
        title={words.scanners}
        detail={words.scannersDetail}
        icon="smartphone"
      />
      <NodeCard
        {...card}
        x={centre}
        y={144}
        title={words.intake}
        detail={words.intakeDetail}
        icon="server"
      />
      <Text x={left} y={268} size={17} weight="bold">
        {words.log}
      </Text>
      <Text x={left} y={290} size={13} tone="muted">
        {words.logDetail}
      </Text>
      <LogBand x={left} y={308} width={568} cells={27} />
      <NodeCard
        {...card}
        x={left}
        y={408}
        title={words.processor}
        detail={words.processorDetail}
        icon="branch"
      />
      <NodeCard
        {...card}
        x={right}
        y={408}
        title={words.archive}
        detail={words.archiveDetail}
        icon="database"
        colour={palette.mint}
      />
      <NodeCard
        {...card}
        x={left}
        y={544}
        title={words.series}
        detail={words.seriesDetail}
        icon="chart"
        colour={palette.mint}
      />
      <NodeCard
        {...card}
        x={right}
        y={544}
        title={words.screens}
        detail={words.screensDetail}
        icon="bell"
      />
    </>
  );
}
