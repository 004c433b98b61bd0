import { Button } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Scene } from '../scene.ts';
import { cloths, type ClothName } from './garment.tsx';
import { Tile } from './tile.tsx';
import { ForYou } from './for-you.tsx';

export interface TaffiWords {
  today: string;
  pieces: string;
  coat: string;
  coatSince: string;
  tee: string;
  trousers: string;
  shoe: string;
  bag: string;
  match: string;
  wear: string;
  forYou: string;
  styles: string;
  dress: string;
  pairs: string;
}

function TaffiWide({ words, format }: DrawingProps<TaffiWords>) {
  return (
    <>
      <Panel x={56} y={54} width={520} height={512} radius={18} lift={80}>
        <Text x={28} y={46} size={18} weight="bold">
          {words.today}
        </Text>
        <Text x={28} y={68} size={12.5} tone="muted">
          {words.pieces}
        </Text>
        <Tile x={28} y={90} width={218} height={270} ground="#f1dacb" garment="coat" cloth="clay" />
        <Caption x={28} y={382} title={words.coat} detail={words.coatSince} />
        <Tile
          x={262}
          y={90}
          width={108}
          height={112}
          ground="#e9e2d2"
          garment="tee"
          cloth="cotton"
        />
        <Caption x={262} y={220} title={words.tee} />
        <Tile
          x={384}
          y={90}
          width={108}
          height={112}
          ground="#dce5df"
          garment="trousers"
          cloth="pine"
        />
        <Caption x={384} y={220} title={words.trousers} />
        <Tile
          x={262}
          y={248}
          width={108}
          height={112}
          ground="#f4e3c0"
          garment="shoe"
          cloth="straw"
        />
        <Caption x={262} y={382} title={words.shoe} />
        <Tile
          x={384}
          y={248}
          width={108}
          height={112}
          ground="#e6d3ce"
          garment="bag"
          cloth="wine"
        />
        <Caption x={384} y={382} title={words.bag} />
        <Text x={384} y={400} size={12} weight="bold" tone="ember">
          {format.money(12_800, 'JPY')}
        </Text>
        <Rule d="M28 424H492" />
        <Palette x={42} y={466} />
        <Text x={190} y={471} size={12.5} weight="medium">
          {words.match}
        </Text>
        <Button x={348} y={446} width={144}>
          {words.wear}
        </Button>
      </Panel>
      <g transform="rotate(-4 690 330)">
        <Phone x={580} y={76} scale={0.84} time="7:42" background="#f6e6da" lift={70}>
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
      <Palette x={31} y={296} step={23} />
      <Button x={162} y={275} width={134} height={42}>
        {words.wear}
      </Button>
    </Panel>
  );
}

const outfit: ClothName[] = ['clay', 'cotton', 'pine', 'straw', 'wine'];

function Palette({ x, y, step = 28 }: { x: number; y: number; step?: number }) {
  return outfit.map((cloth, index) => (
    <circle
      key={cloth}
      cx={x + index * step}
      cy={y}
      r="11"
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
      <Text x={x} y={y} size={12} weight="bold">
        {title}
      </Text>
      {detail && (
        <Text x={x} y={y + 18} size={11.5} tone="muted">
          {detail}
        </Text>
      )}
    </>
  );
}

/** An outfit for the day: four pieces from the wardrobe and one that would go with them. */
export const taffi: Scene<TaffiWords> = {
  ramp: 'clay',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -620, y: -300, width: 1700 },
    Drawing: TaffiWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -360, y: -180, width: 900 },
    Drawing: TaffiSmall,
  },
};
