import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../../scenes/scene.ts';
import { Pipeline } from './pipeline.tsx';
import { ResponseTimes } from './response-times.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type CloudDevopsWords = PictureWords['scenes']['cloud-devops'];

function CloudDevopsWide({ words, format }: DrawingProps<CloudDevopsWords>) {
  return (
    <>
      <BrowserWindow x={48} y={46} width={620} height={432} title={words.title} lift={80}>
        <Text x={30} y={80} size={18} weight="bold">
          {words.release}
        </Text>
        <Text x={30} y={101} size={12.5} tone="muted">
          {words.commit}
        </Text>
        <Chip x={470} y={62} width={118} colour="sun">
          {words.running}
        </Chip>
        <g transform="translate(30 138)">
          <Pipeline words={words} format={format} step={128} />
        </g>
        <Rule d="M30 236H590" />
        <Text x={30} y={264} size={14} weight="bold">
          {words.response}
        </Text>
        <g transform="translate(30 284)">
          <ResponseTimes words={words} />
        </g>
      </BrowserWindow>
      <CostCard x={532} y={298} words={words} format={format} />
      <RestoreCard x={110} y={494} words={words} />
    </>
  );
}

function CloudDevopsNear({ words, format }: DrawingProps<CloudDevopsWords>) {
  return (
    <>
      <Panel x={24} y={22} width={512} height={212} radius={18} lift={60}>
        <Text x={26} y={44} size={18} weight="bold">
          {words.release}
        </Text>
        <Text x={26} y={65} size={12.5} tone="muted">
          {words.commit}
        </Text>
        <Chip x={368} y={26} width={118} colour="sun">
          {words.running}
        </Chip>
        <g transform="translate(32 94)">
          <Pipeline words={words} format={format} step={102} />
        </g>
      </Panel>
      <RestoreCard x={24} y={290} words={words} />
      <CostCard x={304} y={203} words={words} format={format} />
    </>
  );
}

function CloudDevopsSmall({ words, format }: DrawingProps<CloudDevopsWords>) {
  return (
    <>
      <Panel x={20} y={22} width={400} height={200} radius={18} lift={50}>
        <Text x={22} y={38} size={17} weight="bold">
          {words.release}
        </Text>
        <Chip x={208} y={20} width={108} colour="sun">
          {words.running}
        </Chip>
        <g transform="translate(22 62)">
          <Pipeline words={words} format={format} step={84} isCompact />
        </g>
      </Panel>
      <CostCard x={108} y={160} words={words} format={format} />
    </>
  );
}

/** From June to November: from €2,620 to €2,150 a month, 18% less. */
const bars = [1, 0.98, 1.02, 0.94, 0.89, 0.82];

function CostCard({ x, y, words, format }: DrawingProps<CloudDevopsWords> & Place) {
  return (
    <Panel x={x} y={y} width={232} height={204} radius={18} lift={60}>
      <Text x={22} y={34} size={13} weight="medium" tone="muted">
        {words.cost}
      </Text>
      <Text x={22} y={76} size={34} weight="bold">
        {format.money(2150, 'EUR')}
      </Text>
      {bars.map((part, index) => (
        <rect
          key={index}
          x={22 + index * 32}
          y={164 - part * 68}
          width="24"
          height={part * 68}
          rx="6"
          fill={index === 5 ? paint.sun : palette.wheat}
        />
      ))}
      <Text x={22} y={186} size={12} weight="medium" tone="teal">
        {words.costDetail}
      </Text>
    </Panel>
  );
}

function RestoreCard({ x, y, words }: { x: number; y: number; words: CloudDevopsWords }) {
  return (
    <Panel x={x} y={y} width={290} height={86} lift={46}>
      <rect x="18" y="20" width="46" height="46" rx="14" fill={palette.mint} />
      <Glyph name="database" x={29} y={31} size={24} colour={palette.tealDeep} />
      <Text x={80} y={39} size={14} weight="bold">
        {words.restored}
      </Text>
      <Text x={80} y={58} size={12} tone="muted">
        {words.restoredDetail}
      </Text>
    </Panel>
  );
}

/** A release on its way to everyone, faster than the last one, and a bill that went down. */
export const scene: Scene<CloudDevopsWords> = {
  words: wordsOf('scenes', 'cloud-devops'),
  ramp: 'lagoon',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -560, y: -280, width: 1700 },
    Drawing: CloudDevopsWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -380, y: -190, width: 1160 },
    Drawing: CloudDevopsNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: CloudDevopsSmall,
  },
};
