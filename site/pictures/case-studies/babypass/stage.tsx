import { Arm, Fingers, Thumb } from '../../kit/hands/hands.tsx';
import { scene } from './scene.tsx';
import type { DrawingProps } from '../../scenes/scene.ts';
import { Layer, Part } from '../layer.tsx';
import sheet from './babypass.scss?url';
import type { Stage } from '../stage.ts';
import {
  Given,
  Kept,
  KeptSmall,
  Remembered,
  RememberedSmall,
  Shown,
  ShownSmall,
} from './at-rest.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';
import { ClinicSymbols } from './clinic.tsx';
import { GivenSymbols } from './given.tsx';
import { HomeSymbols } from './home.tsx';
import { NightPaints, NightSymbols } from './night.tsx';
import { PageClip } from './page.tsx';
import { mother } from './people.ts';
import { PhoneSymbols } from './phone.tsx';
import { doctorAt, inHand, motherAt, nurseAt } from './places.ts';

type Words = PictureWords['stages']['babypass'];

function Paints() {
  return (
    <>
      <PageClip />
      <NightPaints />
    </>
  );
}

function Symbols({ words, format }: DrawingProps<Words>) {
  const diary = scene.words(format.locale);
  return (
    <>
      <NightSymbols />
      <ClinicSymbols words={words} diary={diary} />
      <GivenSymbols />
      <HomeSymbols words={words} />
      <PhoneSymbols words={words} diary={diary} />
      <g id="bp-arm">
        <Arm of={mother} />
      </g>
      <g id="bp-fingers">
        <Fingers of={mother} />
      </g>
      <g id="bp-thumb">
        <Thumb of={mother} />
      </g>
    </>
  );
}

/** The pages of one day, the first on top: they are turned below the phone, which stays. */
function World() {
  return (
    <>
      <Layer>
        <Part id="bp-home" />
      </Layer>
      <Layer name="bp-m-stamp">
        <Part id="bp-stamp" />
      </Layer>
      <Layer name="bp-m-family">
        <Part id="bp-family" />
      </Layer>
      <Layer name="bp-m-couch">
        <Part id="bp-couch" />
      </Layer>
      <Layer name="bp-m-mother">
        <Part id="bp-mother" transform={motherAt} />
      </Layer>
      <Layer name="bp-m-couch">
        <Part id="bp-grip" name="bp-m-close" />
        <Part id="bp-plaster" name="bp-m-plaster" />
      </Layer>
      <Layer name="bp-m-nurse">
        <Part id="bp-nurse" transform={nurseAt} />
      </Layer>
      <Layer name="bp-m-desk">
        <Part id="bp-desk" />
        <Part id="bp-tablet" />
        <Part id="bp-summary" name="bp-m-summary" />
      </Layer>
      <Layer name="bp-m-doctor">
        <Part id="bp-doctor" transform={doctorAt} />
      </Layer>
      <Layer name="bp-m-cot">
        <Part id="bp-cot" />
        <Part id="bp-night" name="bp-m-night" />
        <Part id="bp-glow" name="bp-m-glow" />
      </Layer>
      <Layer name="bp-m-hand">
        <g transform={inHand}>
          <Part id="bp-arm" />
          <Part id="bp-phone" />
          <Part id="bp-remind" />
          <Part id="bp-code" name="bp-m-code" />
          <Part id="bp-kept" name="bp-m-kept" />
          <Part id="bp-fingers" />
          <Part id="bp-thumb" name="bp-m-thumb" />
        </g>
      </Layer>
    </>
  );
}

/** One vaccination: remembered at night, shown to the doctor, given, and kept. */
export const stage: Stage<Words> = {
  words: wordsOf('stages', 'babypass'),
  sheet,
  ramp: 'blossom',
  definitions: ['sun', 'sun-across', 'ink', 'shadow', 'blur', 'phone-screen', 'qr-code'],
  Paints,
  Symbols,
  World,
  steps: [
    { wide: '540 44 860 696', Wide: Remembered, small: '0 0 300 390', Small: RememberedSmall },
    { wide: '540 64 860 696', Wide: Shown, small: '0 0 300 390', Small: ShownSmall },
    { wide: '530 44 860 696', Wide: Given, small: '664 156 480 624', Small: Given },
    { wide: '560 -18 956 774', Wide: Kept, small: '0 0 300 390', Small: KeptSmall },
  ],
};
