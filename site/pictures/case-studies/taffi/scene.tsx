import { Button } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Scene } from '../../scenes/scene.ts';
import { cloths, type ClothName } from './garment.tsx';
import { Tile } from './tile.tsx';
import { ForYou } from './for-you.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type TaffiWords = PictureWords['scenes']['taffi'];

const pieces = [
  { garment: 'tee', cloth: 'cotton', ground: '#e9e2d2', name: 'tee' },
  { garment: 'trousers', cloth: 'pine', ground: '#dce5df', name: 'trousers' },
  { garment: 'shoe', cloth: 'straw', ground: '#f4e3c0', name: 'shoe' },
  { garment: 'bag', cloth: 'wine', ground: '#e6d3ce', name: 'bag' },
] as const;

function TaffiWide({ words, format }: DrawingProps<TaffiWords>) {
  return (
    <>
      <Panel x={34} y={44} width={524} height={528} radius={18} lift={80}>
        <Text x={28} y={46} size={19} weight="bold">
          {words.today}
        </Text>
        <Text x={28} y={69} size={13.5} tone="muted">
          {words.pieces}
        </Text>
        <Tile x={28} y={92} width={196} height={276} ground="#f1dacb" garment="coat" cloth="clay" />
        <Caption x={28} y={390} title={words.coat} detail={words.coatSince} />
        {pieces.map(({ garment, cloth, ground, name }, index) => {
          const [x, y] = [238 + (index % 2) * 112, 92 + Math.floor(index / 2) * 160];
          return (
            <g key={garment}>
              <Tile
                x={x}
                y={y}
                width={104}
                height={116}
                ground={ground}
                garment={garment}
                cloth={cloth}
              />
              <Caption x={x} y={y + 138} title={words[name]} />
            </g>
          );
        })}
        <Text x={350} y={409} size={13.5} weight="bold" tone="ember">
          {format.money(12_800, 'JPY')}
        </Text>
        <Rule d="M28 436H454" />
        <Palette x={39} y={480} step={25} />
        <Text x={160} y={485} size={13.5} weight="medium">
          {words.match}
        </Text>
        <Button x={316} y={460} width={138}>
          {words.wear}
        </Button>
      </Panel>
      <g transform="rotate(-3 644 312)">
        <Phone x={524} y={58} scale={0.95} time="7:42" background="#f6e6da" lift={70}>
          <ForYou words={words} />
        </Phone>
      </g>
    </>
  );
}

function TaffiNear({ words }: { words: TaffiWords }) {
  return (
    <>
      <Panel x={22} y={30} width={380} height={352} radius={18} lift={60}>
        <Text x={22} y={40} size={18} weight="bold">
          {words.today}
        </Text>
        <Tile x={22} y={58} width={150} height={208} ground="#f1dacb" garment="coat" cloth="clay" />
        <Tile x={184} y={58} width={92} height={98} ground="#e9e2d2" garment="tee" cloth="cotton" />
        <Tile x={184} y={168} width={92} height={98} ground="#e6d3ce" garment="bag" cloth="wine" />
        <Palette x={33} y={312} step={22} />
        <Button x={140} y={291} width={130} height={42}>
          {words.wear}
        </Button>
      </Panel>
      <g transform="rotate(-3 430 330)">
        <Phone x={306} y={46} scale={0.94} time="7:42" background="#f6e6da" lift={60}>
          <ForYou words={words} />
        </Phone>
      </g>
    </>
  );
}

function TaffiSmall({ words }: { words: TaffiWords }) {
  return (
    <Panel x={22} y={24} width={316} height={334} radius={18} lift={50}>
      <Text x={20} y={38} size={17} weight="bold">
        {words.today}
      </Text>
      <Tile x={20} y={56} width={158} height={196} ground="#f1dacb" garment="coat" cloth="clay" />
      <Tile x={190} y={56} width={106} height={92} ground="#e9e2d2" garment="tee" cloth="cotton" />
      <Tile x={190} y={160} width={106} height={92} ground="#e6d3ce" garment="bag" cloth="wine" />
      <Palette x={31} y={296} step={26} />
      <Button x={162} y={275} width={134} height={42}>
        {words.wear}
      </Button>
    </Panel>
  );
}

const outfit: ClothName[] = ['clay', 'cotton', 'pine', 'straw', 'wine'];

function Palette({ x, y, step }: { x: number; y: number; step: number }) {
  return outfit.map((cloth, index) => (
    <circle
      key={cloth}
      cx={x + index * step}
      cy={y}
      r="10.5"
      fill={cloths[cloth].main}
      stroke={palette.ink}
      strokeOpacity=".12"
    />
  ));
}

function Caption({
  x,
  y,
  title,
  detail,
}: {
  x: number;
  y: number;
  title: string;
  detail?: string;
}) {
  return (
    <>
      <Text x={x} y={y} size={13.5} weight="bold">
        {title}
      </Text>
      {detail && (
        <Text x={x} y={y + 19} size={13.5} tone="muted">
          {detail}
        </Text>
      )}
    </>
  );
}

/** An outfit for the day: four pieces from the wardrobe and one that would go with them. */
export const scene: Scene<TaffiWords> = {
  words: wordsOf('scenes', 'taffi'),
  ramp: 'clay',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -620, y: -300, width: 1700 },
    Drawing: TaffiWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -420, y: -205, width: 1160 },
    Drawing: TaffiNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -360, y: -180, width: 900 },
    Drawing: TaffiSmall,
  },
};
