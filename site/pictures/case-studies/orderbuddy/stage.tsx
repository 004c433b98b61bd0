import { Arm, Fingers, Thumb } from '../../kit/hands/hands.tsx';
import { floorWords } from '../../scenes/order/floor.tsx';
import { kitchen } from '../../scenes/order/kitchen.tsx';
import { order } from '../../scenes/order/order.tsx';
import { guest } from '../../scenes/order/people.ts';
import type { DrawingProps } from '../../scenes/scene.ts';
import { Layer, Part } from '../layer.tsx';
import sheet from './orderbuddy.scss?url';
import type { Stage } from '../stage.ts';
import { Cook, CookSmall, inHand, Scan, ScanSmall, Tap, Wait, WaitSmall } from './at-rest.tsx';
import { FloorSymbols } from './floor.tsx';
import { KitchenSymbols } from './kitchen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';
import { PhoneSymbols } from './phone.tsx';
import { LaidTable } from './table.tsx';

type Words = PictureWords['stages']['orderbuddy'];

function Paints() {
  return (
    <linearGradient id="ob-light">
      <stop stopColor="#ffb800" stopOpacity=".5" />
      <stop offset="1" stopColor="#ffe7a8" stopOpacity=".08" />
    </linearGradient>
  );
}

function Symbols({ words, format }: DrawingProps<Words>) {
  const orderWords = order.words(format.locale);
  return (
    <>
      <g id="ob-table">
        <LaidTable words={orderWords} />
      </g>
      <path id="ob-beam" d="M812 476L1062 236 1024 520 812 632z" fill="url(#ob-light)" />
      <g id="ob-arm">
        <Arm of={guest} />
      </g>
      <g id="ob-fingers">
        <Fingers of={guest} />
      </g>
      <g id="ob-thumb">
        <Thumb of={guest} />
      </g>
      <path
        id="ob-trail"
        d="M1000 500C1060 120 1360 20 1560 80S1700 200 1726 246"
        fill="none"
        stroke="#7a2e00"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray=".1 17"
      />
      <PhoneSymbols words={words} order={orderWords} format={format} />
      <KitchenSymbols words={kitchen.words(format.locale)} />
      <FloorSymbols floor={floorWords(format.locale)} words={words} format={format} />
    </>
  );
}

function World() {
  return (
    <>
      <Layer name="ob-m-table">
        <Part id="ob-table" />
      </Layer>
      <Layer name="ob-m-beam">
        <Part id="ob-beam" />
      </Layer>
      <Layer name="ob-m-trail">
        <Part id="ob-trail" />
      </Layer>
      <Layer>
        <Part id="ob-pass" />
        <Part id="ob-cook-arm" />
        <Part id="ob-board" />
        <Part id="ob-cook-thumb" name="ob-m-cook" />
      </Layer>
      {/* It comes out from behind the phone. */}
      <Layer name="ob-m-ticket">
        <Part id="ob-ticket" />
      </Layer>
      <Layer name="ob-m-hand">
        <g transform={inHand}>
          <Part id="ob-arm" />
          <Part id="ob-phone" />
          <Part id="ob-scan" name="ob-m-scan" />
          <Part id="ob-menu" name="ob-m-menu" />
          <Part id="ob-dish-0" name="ob-m-dish-0" />
          <Part id="ob-dish-1" name="ob-m-dish-1" />
          <Part id="ob-total" name="ob-m-total" />
          <Part id="ob-send" name="ob-m-total" />
          <Part id="ob-sent" name="ob-m-sent" />
          <circle className="ob-m-tap" cx="196" cy="454" r="36" />
          <Part id="ob-fingers" />
          <Part id="ob-thumb" name="ob-m-thumb" />
        </g>
      </Layer>
      <Layer>
        <Part id="ob-floor" />
        <Part id="ob-waiting" name="ob-m-waiting" />
        <Part id="ob-ring" name="ob-m-ring" />
        <Part id="ob-card" />
        <Part id="ob-ordering-chip" name="ob-m-ordering" />
        <Part id="ob-waiting-chip" name="ob-m-waiting" />
      </Layer>
      <Layer name="ob-m-chart">
        <Part id="ob-chart" />
        <Part id="ob-after" name="ob-m-after" />
        <Part id="ob-served" name="ob-m-served" />
        <Part id="ob-figure" name="ob-m-figure" />
      </Layer>
    </>
  );
}

/** One order, from the code on table 12 to its first dish. */
export const stage: Stage<Words> = {
  words: wordsOf('stages', 'orderbuddy'),
  sheet,
  ramp: 'ember',
  definitions: [
    'sun',
    'sun-across',
    'ink',
    'ceramic',
    'broth',
    'tea',
    'wood',
    'shadow',
    'blur',
    'leaf',
    'bowl',
    'rolls',
    'cup',
    'sticks',
    'grill',
    'phone-screen',
    'qr-code',
  ],
  Paints,
  Symbols,
  World,
  steps: [
    { wide: '592 44 860 696', Wide: Scan, small: '0 0 300 390', Small: ScanSmall },
    { wide: '592 44 860 696', Wide: Tap, small: '846 262 310 403', Small: Tap },
    { wide: '1548 78 860 696', Wide: Cook, small: '0 0 300 390', Small: CookSmall },
    { wide: '2456 20 1002 811', Wide: Wait, small: '0 0 300 390', Small: WaitSmall },
  ],
};
