import { Chip } from '../../kit/controls.tsx';
import { growthThrough, plot } from '../../kit/curve.ts';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../../scenes/scene.ts';
import kiln from './kiln.svg?raw';
import { Artwork } from '../../artwork/artwork.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type KilnPlannerWords = PictureWords['scenes']['kiln-planner'];

function KilnPlannerWide({ words, format }: DrawingProps<KilnPlannerWords>) {
  return (
    <>
      <Artwork svg={kiln} transform="translate(52 44)" />
      <HeatCard x={424} y={58} words={words} format={format} />
      <ProposalsCard x={458} y={258} words={words} format={format} />
    </>
  );
}

function KilnPlannerNear({ words, format }: DrawingProps<KilnPlannerWords>) {
  return (
    <>
      <g transform="translate(24 20) scale(.84)">
        <Artwork svg={kiln} transform="translate(0 0)" />
      </g>
      <ProposalsCard x={272} y={152} words={words} format={format} />
    </>
  );
}

function KilnPlannerSmall({ words, format }: DrawingProps<KilnPlannerWords>) {
  return (
    <>
      <g transform="translate(14 20) scale(.78)">
        <Artwork svg={kiln} transform="translate(0 0)" />
      </g>
      <HeatCard x={64} y={184} words={words} format={format} />
    </>
  );
}

/** Degrees at even steps over the 24 hours: the highest is 1,240. */
const degrees = [20, 140, 320, 560, 600, 780, 1000, 1180, 1240, 1240, 1020, 760, 520];

function HeatCard({ x, y, words, format }: DrawingProps<KilnPlannerWords> & Place) {
  const frame = { left: 22, right: 254, top: 62, bottom: 146, max: 1240 };
  const line = growthThrough(plot(degrees, frame));
  return (
    <Panel x={x} y={y} width={276} height={178} radius={18} lift={56}>
      <Text x={22} y={36} size={14} weight="bold">
        {words.heat}
      </Text>
      <Text x={254} y={37} size={17} weight="bold" tone="ember" anchor="end">
        {format.quantity(1240, '°C')}
      </Text>
      <path d={`${line}V146H22z`} fill={paint.fade} />
      <Rule d="M22 62H254M22 104H254M22 146H254" />
      <Stroke d={line} colour="#e4560c" width={3} />
      <Text x={22} y={167} size={14} tone="muted">
        0
      </Text>
      <Text x={254} y={167} size={14} tone="muted" anchor="end">
        {words.length}
      </Text>
    </Panel>
  );
}

function ProposalsCard({ x, y, words, format }: DrawingProps<KilnPlannerWords> & Place) {
  const proposals = [
    [words.fullest, 412, 24, true],
    [words.safest, 438, 26, false],
    [words.soonest, 455, 22, false],
  ] as const;
  return (
    <Panel x={x} y={y} width={264} height={206} radius={18} lift={60}>
      <Text x={22} y={36} size={15} weight="bold">
        {words.proposals}
      </Text>
      <Text x={242} y={36} size={12} tone="muted" anchor="end">
        {words.cost}
      </Text>
      {proposals.map(([name, gas, hours, isChosen], index) => (
        <g key={name} transform={`translate(14 ${index === 0 ? 52 : 84 + index * 38})`}>
          {isChosen && (
            <>
              <rect width="236" height="66" rx="12" fill={palette.honey} />
              <Chip x={8} y={34} width={186} colour="teal">
                {words.chosen}
              </Chip>
            </>
          )}
          <Text x={12} y={22} size={13.5} weight="medium">
            {name}
          </Text>
          <Text x={226} y={22} size={13} weight="bold" anchor="end">
            {format.quantity(gas, 'm³')} · {format.quantity(hours, 'h')}
          </Text>
        </g>
      ))}
    </Panel>
  );
}

/** A loaded kiln, its heat curve and the three loads the planner proposed. */
export const scene: Scene<KilnPlannerWords> = {
  words: wordsOf('scenes', 'kiln-planner'),
  ramp: 'clay',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: KilnPlannerWide,
  },
  near: {
    width: 560,
    height: 383,
    land: { name: 'hill', x: -320, y: -190, width: 1040 },
    Drawing: KilnPlannerNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: KilnPlannerSmall,
  },
};
