import { Arm, Fingers, Thumb } from '../../kit/hand.tsx';
import { babypass as scene } from '../../scenes/babypass/babypass.tsx';
import type { DrawingProps } from '../../scenes/scene.ts';
import { wordsIn } from '../../scenes/words.ts';
import { Layer, Part } from '../layer.tsx';
import type { Stage } from '../stage.ts';
import type english from './babypass.en.json';
import { ClinicSymbols } from './clinic.tsx';
import { GivenSymbols } from './given.tsx';
import { HomeSymbols } from './home.tsx';
import { NightPaints, NightSymbols } from './night.tsx';
import { PageClip } from './page.tsx';
import { mother } from './people.ts';
import { PhoneSymbols } from './phone.tsx';

type Words = typeof english;

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

/** Where the phone is through the whole day. */
const inHand = 'translate(1062 132) rotate(4 134 278)';
const doctorAt = 'translate(958 820) scale(.82)';
const nurseAt = 'translate(900 -66) scale(.8)';
const motherAt = 'translate(1252 730) scale(1.05)';

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

/** The phone in her hand, showing a screen. */
function Held({ screen, transform = inHand }: { screen: string; transform?: string }) {
  return (
    <g transform={transform}>
      <Part id="bp-arm" />
      <Part id="bp-phone" />
      <Part id={screen} />
      <Part id="bp-fingers" />
      <Part id="bp-thumb" />
    </g>
  );
}

function Remembered() {
  return (
    <>
      <Part id="bp-cot" />
      <Part id="bp-night" />
      <Part id="bp-glow" />
      <Held screen="bp-remind" />
    </>
  );
}

function RememberedSmall() {
  return (
    <>
      <g transform="translate(-372 -90) scale(.56)">
        <Part id="bp-cot" />
        <Part id="bp-night" />
        <Part id="bp-glow" transform="translate(-40 -60)" />
      </g>
      <Held screen="bp-remind" transform="translate(72 124) rotate(5 134 278) scale(.86)" />
    </>
  );
}

function Shown() {
  return (
    <>
      <Part id="bp-desk" />
      <Part id="bp-tablet" />
      <Part id="bp-summary" />
      <Part id="bp-doctor" transform={doctorAt} />
      <Held screen="bp-code" />
    </>
  );
}

function ShownSmall() {
  return (
    <>
      <Part id="bp-desk" transform="translate(-500 -250) scale(.74)" />
      <Held screen="bp-code" transform="translate(40 -46) rotate(4 134 278) scale(.83)" />
    </>
  );
}

function Given() {
  return (
    <>
      <Part id="bp-couch" />
      <Part id="bp-mother" transform={motherAt} />
      <Part id="bp-grip" />
      <Part id="bp-plaster" />
      <Part id="bp-nurse" transform={nurseAt} />
    </>
  );
}

function Kept() {
  return (
    <>
      <Part id="bp-home" />
      <Part id="bp-stamp" />
      <Part id="bp-family" />
      <Held screen="bp-kept" />
    </>
  );
}

function KeptSmall() {
  return (
    <>
      <g transform="translate(-450 -80) scale(.68)">
        <Part id="bp-home" />
        <Part id="bp-stamp" />
      </g>
      <Held screen="bp-kept" transform="translate(56 62) rotate(4 134 278) scale(.9)" />
    </>
  );
}

/** One vaccination: remembered at night, shown to the doctor, given, and kept. */
export const babypass: Stage<Words> = {
  words: wordsIn(import.meta.glob('./babypass.*.json', { eager: true, import: 'default' })),
  ramp: 'blossom',
  definitions: ['sun', 'sun-across', 'ink', 'shadow', 'blur', 'phone-screen', 'qr-code'],
  Paints,
  Symbols,
  World,
  steps: [
    { wide: '592 44 860 696', Wide: Remembered, small: '0 0 300 390', Small: RememberedSmall },
    { wide: '592 64 860 696', Wide: Shown, small: '0 0 300 390', Small: ShownSmall },
    { wide: '592 30 860 696', Wide: Given, small: '660 60 560 728', Small: Given },
    { wide: '560 20 956 774', Wide: Kept, small: '0 0 300 390', Small: KeptSmall },
  ],
};
