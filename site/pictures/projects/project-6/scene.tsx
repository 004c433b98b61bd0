import { Button, Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../../scenes/scene.ts';
import { Shaft } from './elevator-shaft.tsx';
import toolbox from './toolbox.svg?raw';
import { Artwork } from '../../artwork/artwork.tsx';
import { BoxShadow } from '../../kit/shadow.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type ServiceRoundsWords = PictureWords['scenes']['service-rounds'];

function ServiceRoundsWide({ words, format }: DrawingProps<ServiceRoundsWords>) {
  return (
    <>
      <Shaft x={36} y={36} />
      <g transform="translate(290 62) rotate(6 190 130)">
        <BoxShadow width={390} height={250} radius={18} length={70} />
        <Artwork svg={toolbox} />
      </g>
      <g transform="rotate(-4 394 270)">
        <Phone
          x={286}
          y={32}
          scale={0.84}
          time="10:48"
          background={dark.screen}
          isDark
          isOffline
          lift={60}
        >
          <ChecklistScreen words={words} />
        </Phone>
      </g>
      <NextCard x={524} y={332} words={words} format={format} />
    </>
  );
}

function ServiceRoundsNear({ words, format }: DrawingProps<ServiceRoundsWords>) {
  return (
    <>
      <Shaft x={-64} y={-20} />
      <g transform="rotate(-3 240 260)">
        <Phone
          x={112}
          y={24}
          scale={0.92}
          time="10:48"
          background={dark.screen}
          isDark
          isOffline
          lift={60}
        >
          <ChecklistScreen words={words} isShort />
        </Phone>
      </g>
      <NextCard x={320} y={192} words={words} format={format} />
    </>
  );
}

function ServiceRoundsSmall({ words }: { words: ServiceRoundsWords }) {
  return (
    <>
      <Shaft x={-48} y={-10} />
      <Phone
        x={112}
        y={18}
        scale={0.87}
        time="10:48"
        background={dark.screen}
        isDark
        isOffline
        lift={60}
      >
        <ChecklistScreen words={words} isShort />
      </Phone>
    </>
  );
}

/** The technician stands in a shaft: a bright screen would blind. */
const dark = { screen: '#211812', row: '#382a20', groove: '#57463a' };

/** The point that is being checked, after three that are done. */
const current = 3;

interface ChecklistProps {
  words: ServiceRoundsWords;
  /** Closer together, where the lower end is not seen. */
  isShort?: boolean;
}

function ChecklistScreen({ words, isShort = false }: ChecklistProps) {
  const points = [words.door, words.rope, words.brake, words.light, words.pit];
  const [top, step, height] = isShort ? [128, 39, 35] : [136, 60, 50];
  return (
    <>
      <Text x={20} y={76} size={20} weight="bold" tone="white">
        {words.elevator}
      </Text>
      <Text x={20} y={98} size={14.5} tone="onInk">
        {words.progress}
      </Text>
      <rect x="20" y="112" width="204" height="8" rx="4" fill={dark.groove} />
      <rect x="20" y="112" width="122" height="8" rx="4" fill={paint.sunAcross} />
      {points.map((point, index) => (
        <g key={point} transform={`translate(14 ${top + index * step})`}>
          <rect
            width="216"
            height={height}
            rx="16"
            fill={index === current ? palette.honey : dark.row}
          />
          <circle
            cx="28"
            cy={height / 2}
            r={isShort ? 11 : 14}
            fill={index < current ? palette.teal : index === current ? palette.white : dark.groove}
          />
          {index < current && (
            <Glyph name="check" x={19} y={height / 2 - 9} size={18} colour="#fff" />
          )}
          <Text
            x={54}
            y={height / 2 + 5}
            size={14}
            weight="medium"
            tone={index === current ? undefined : 'white'}
          >
            {point}
          </Text>
        </g>
      ))}
      <Button x={14} y={isShort ? 332 : 446} width={216} height={isShort ? 48 : 56}>
        {words.speak}
      </Button>
    </>
  );
}

function NextCard({ x, y, words, format }: DrawingProps<ServiceRoundsWords> & Place) {
  return (
    <Panel x={x} y={y} width={216} height={154} radius={18} lift={56}>
      <Text x={20} y={34} size={12.5} tone="muted">
        {words.next}
      </Text>
      <Text x={20} y={64} size={18} weight="bold">
        8 rue Solférino
      </Text>
      <Rule d="M20 82H196" />
      <Glyph name="key" x={20} y={94} size={18} colour="#c8480a" />
      <Text x={46} y={108} size={12.5} weight="medium">
        {words.doorCode}
      </Text>
      <Glyph name="user" x={20} y={120} size={18} colour="#c8480a" />
      <Text x={46} y={134} size={12.5} weight="medium">
        {words.caretaker}
      </Text>
      <Chip x={124} y={18} width={74} colour="sun">
        {format.time(11, 30)}
      </Chip>
    </Panel>
  );
}

/** A technician's checklist between an elevator shaft and a toolbox. */
export const scene: Scene<ServiceRoundsWords> = {
  words: wordsOf('scenes', 'service-rounds'),
  ramp: 'honey',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: ServiceRoundsWide,
  },
  near: {
    width: 560,
    height: 383,
    land: { name: 'hill', x: -320, y: -190, width: 1040 },
    Drawing: ServiceRoundsNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: ServiceRoundsSmall,
  },
};
