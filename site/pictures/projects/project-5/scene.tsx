import { Button, Chip } from '../../kit/controls.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import type { DrawingProps, Scene } from '../../scenes/scene.ts';
import { Stage, Bunch } from './flower-stage.tsx';
import { Clock } from './auction-clock.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type MorningAuctionWords = PictureWords['scenes']['morning-auction'];

const price = 8400;

function MorningAuctionWide({ words, format }: DrawingProps<MorningAuctionWords>) {
  return (
    <>
      <Stage x={44} y={52} words={words} />
      <Clock
        x={398}
        y={372}
        radius={108}
        price={format.money(price, 'KRW')}
        unit={words.perBunch}
      />
      <g transform="rotate(4 620 270)">
        <Phone x={510} y={34} scale={0.84} time="5:12" background="#fff6f0" isDark lift={70}>
          <BidScreen words={words} format={format} />
        </Phone>
      </g>
    </>
  );
}

function MorningAuctionNear({ words, format }: DrawingProps<MorningAuctionWords>) {
  return (
    <>
      <Stage x={24} y={26} words={words} isShort />
      <Clock x={206} y={270} radius={92} price={format.money(price, 'KRW')} unit={words.perBunch} />
      <g transform="rotate(4 430 240)">
        <Phone x={308} y={22} scale={0.82} time="5:12" background="#fff6f0" isDark lift={60}>
          <BidScreen words={words} format={format} />
        </Phone>
      </g>
    </>
  );
}

function MorningAuctionSmall({ words, format }: DrawingProps<MorningAuctionWords>) {
  return (
    <>
      <Stage x={20} y={22} words={words} isShort />
      <Clock x={252} y={268} radius={94} price={format.money(price, 'KRW')} unit={words.perBunch} />
    </>
  );
}

function BidScreen({ words, format }: DrawingProps<MorningAuctionWords>) {
  return (
    <>
      <rect width="244" height="238" fill="#8a5a40" />
      <path d="M0 80h244M0 150h244M0 220h244" stroke="#6d4430" strokeWidth="2" />
      <g transform="translate(122 142) scale(1.5)">
        <Bunch x={0} y={0} colour="#d1495b" heart="#8a2438" />
      </g>
      <path fill="#fff6f0" d="M0 248a24 24 0 0 1 24-24h196a24 24 0 0 1 24 24v290H0z" />
      <Text x={22} y={258} size={15} weight="medium" tone="muted">
        {words.lot}
      </Text>
      <Text x={22} y={283} size={20} weight="bold">
        {words.flower}
      </Text>
      <Text x={22} y={306} size={15} tone="muted">
        {words.grower}
      </Text>
      <Text x={22} y={356} size={38} weight="bold" spacing={1}>
        {format.money(price, 'KRW')}
      </Text>
      <Chip x={22} y={372} width={184} size={15} colour="teal">
        {words.behind}
      </Chip>
      <Text x={22} y={427} size={15} tone="muted">
        {words.watching}
      </Text>
      <Button x={14} y={446} width={216} height={58}>
        {words.bid}
      </Button>
    </>
  );
}

/** A flower auction: the stage, the clock with the falling price, the buyer's phone. */
export const scene: Scene<MorningAuctionWords> = {
  words: wordsOf('scenes', 'morning-auction'),
  ramp: 'blossom',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: MorningAuctionWide,
  },
  near: {
    width: 560,
    height: 383,
    land: { name: 'hill', x: -320, y: -190, width: 1040 },
    Drawing: MorningAuctionNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: MorningAuctionSmall,
  },
};
