import { Stroke } from '../../kit/lines.tsx';
import { Phone } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import sack from './coffee-sack.svg?raw';
import { Artwork } from '../../artwork/artwork.tsx';
import { HandoverCard, OriginCard } from './handover-card.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type LotRecordWords = PictureWords['scenes']['lot-record'];

function LotRecordWide({ words }: { words: LotRecordWords }) {
  return (
    <>
      <Artwork svg={sack} transform="translate(52 300) rotate(-8)" />
      <Artwork svg={sack} transform="translate(172 344) rotate(6)" />
      <Stroke
        d="M256 104H276M366 154V168M366 262V276M366 370V384"
        colour={palette.ink}
        width={3}
        dashes=".1 9"
      />
      <OriginCard x={40} y={71} words={words} />
      <HandoverCard x={276} y={60} to="station" words={words} />
      <HandoverCard x={258} y={168} to="exporter" words={words} />
      <HandoverCard x={284} y={276} to="importer" words={words} />
      <HandoverCard x={276} y={384} to="roaster" words={words} />
      <g transform="rotate(4 620 260)">
        <Phone x={524} y={44} scale={0.78} time="6:12" background="#2a2018" isDark lift={60}>
          <ScanScreen words={words} />
        </Phone>
      </g>
    </>
  );
}

function LotRecordNear({ words }: { words: LotRecordWords }) {
  return (
    <>
      <Artwork svg={sack} transform="translate(168 216) rotate(6)" />
      <Stroke d="M132 96V126M140 220V250" colour={palette.ink} width={3} dashes=".1 9" />
      <OriginCard x={26} y={24} words={words} />
      <HandoverCard x={52} y={126} to="station" words={words} />
      <HandoverCard x={26} y={250} to="roaster" words={words} />
      <g transform="rotate(4 430 260)">
        <Phone x={302} y={8} scale={0.86} time="6:12" background="#2a2018" isDark lift={60}>
          <ScanScreen words={words} />
        </Phone>
      </g>
    </>
  );
}

function LotRecordSmall({ words }: { words: LotRecordWords }) {
  return (
    <>
      <Artwork svg={sack} transform="translate(209 174) rotate(3)" />
      <Stroke d="M100 92V122M92 216V256" colour={palette.ink} width={3} dashes=".1 9" />
      <OriginCard x={22} y={20} words={words} />
      <HandoverCard x={46} y={122} to="station" words={words} />
      <HandoverCard x={22} y={256} to="roaster" words={words} />
    </>
  );
}

function ScanScreen({ words }: { words: LotRecordWords }) {
  return (
    <>
      <rect width="244" height="360" fill="#8a6a3c" />
      <path
        d="M0 60c80-20 160-20 244 0M0 110c80-14 160-14 244 0M0 300c80 16 160 16 244 0"
        fill="none"
        stroke="#5e4320"
        strokeOpacity=".5"
        strokeWidth="3"
        strokeDasharray="5 6"
      />
      <g transform="rotate(-4 122 190)">
        <rect x="42" y="110" width="160" height="160" rx="8" fill={palette.white} />
        <use href="#qr-code" x="60" y="128" width="124" height="124" />
      </g>
      <path
        d="M30 130V98h32M214 130V98h-32M30 250v32h32M214 250v32h-32"
        fill="none"
        stroke={palette.sun}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 350a24 24 0 0 1 24-24h196a24 24 0 0 1 24 24v190H0z" fill={palette.white} />
      <Text x={22} y={366} size={20} weight="bold">
        {words.lot}
      </Text>
      <Text x={22} y={390} size={15} tone="muted">
        {words.signatures}
      </Text>
      <Stroke d="M34 420H210" colour={palette.teal} width={4} />
      {[0, 1, 2, 3, 4].map((place) => (
        <circle
          key={place}
          cx={34 + place * 44}
          cy="420"
          r="11"
          fill={palette.white}
          stroke={palette.teal}
          strokeWidth="4"
        />
      ))}
      <rect x="14" y="454" width="216" height="46" rx="23" fill={paint.sunAcross} />
      <Text x={122} y={482.5} size={15.2} weight="bold" anchor="middle">
        {words.open}
      </Text>
    </>
  );
}

/** A coffee lot on its way from farm to roaster, each handover signed once. */
export const scene: Scene<LotRecordWords> = {
  words: wordsOf('scenes', 'lot-record'),
  ramp: 'field',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: LotRecordWide,
  },
  near: {
    width: 560,
    height: 383,
    land: { name: 'hill', x: -320, y: -190, width: 1040 },
    Drawing: LotRecordNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: LotRecordSmall,
  },
};
