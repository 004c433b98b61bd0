import { Arm, Fingers, Thumb } from '../../kit/hand.tsx';
import { wordsIn } from '../../scenes/words.ts';
import { HeldPhone } from '../held-phone.tsx';
import { Layer, Part } from '../layer.tsx';
import type { Stage } from '../stage.ts';
import { BedroomSymbols } from './bedroom.tsx';
import { ClosetSymbols } from './closet.tsx';
import { Coat } from './coat.tsx';
import { OutfitSymbols } from './outfit.tsx';
import { owner } from './people.ts';
import { StreetSymbols } from './street.tsx';
import type { TaffiProps, TaffiWords } from './words.ts';

function Symbols(props: TaffiProps) {
  return (
    <>
      <g id="tf-coat">
        <Coat />
      </g>
      <g id="tf-arm">
        <Arm of={owner} />
      </g>
      <g id="tf-phone">
        <HeldPhone />
      </g>
      <g id="tf-fingers">
        <Fingers of={owner} />
      </g>
      <g id="tf-thumb">
        <Thumb of={owner} />
      </g>
      <BedroomSymbols {...props} />
      <ClosetSymbols {...props} />
      <OutfitSymbols {...props} />
      <StreetSymbols {...props} />
    </>
  );
}

/** Where the coat is: on the bed, in the wardrobe, on the rug. The choreography takes it from one to the next. */
const onBed = 'translate(630 170) rotate(-7 200 250) scale(.98)';
const inCloset = 'translate(1750 192) scale(.6)';
const onRug = 'translate(1752 1090) rotate(4 200 250) scale(.82)';

const photographing = 'translate(1076 196) rotate(7 134 278) scale(1.02)';
const choosing = 'translate(2084 1104) rotate(4 134 278) scale(1.06)';

const shadow = (
  <path
    d="M148 18H252L350 70 396 326 314 342V478Q200 502 86 478V342L4 326 50 70z"
    fill="#5a1e00"
    opacity=".24"
    transform="translate(-24 34)"
  />
);

function World() {
  return (
    <>
      <Layer>
        <Part id="tf-bed" />
      </Layer>
      <Layer>
        <Part id="tf-closet" />
        <Part id="tf-tags" />
      </Layer>
      <Layer>
        <Part id="tf-floor" />
      </Layer>
      <Layer name="tf-m-street">
        <Part id="tf-street" />
        <Part id="tf-walker" name="tf-m-walker" />
        <Part id="tf-umbrella" name="tf-m-umbrella" />
        <Part id="tf-rain" name="tf-m-rain" />
      </Layer>
      <Layer name="tf-m-after">
        <Part id="tf-after" />
      </Layer>
      <Layer name="tf-m-before">
        <Part id="tf-before" />
      </Layer>
      <Layer>
        <Part id="tf-tee" name="tf-m-tee" />
        <Part id="tf-trousers" name="tf-m-trousers" />
        <Part id="tf-bag" name="tf-m-bag" />
        <Part id="tf-shoes" name="tf-m-shoes" />
        <Part id="tf-hanger" name="tf-m-hanger" />
      </Layer>
      <Layer name="tf-m-cut">
        <g transform={onBed}>
          <Part id="tf-cut" />
        </g>
      </Layer>
      <Layer name="tf-m-coat">
        <g transform={onBed}>
          {shadow}
          <Part id="tf-coat" />
        </g>
      </Layer>
      <Layer name="tf-m-card">
        <Part id="tf-card" />
      </Layer>
      <Layer name="tf-m-photo">
        <g transform={photographing}>
          <Part id="tf-arm" />
          <Part id="tf-phone" />
          <Part id="tf-camera" />
          <Part id="tf-found" name="tf-m-found" />
          <Part id="tf-fingers" />
          <Part id="tf-thumb" name="tf-m-shutter" />
        </g>
      </Layer>
      <Layer name="tf-m-choose">
        <g transform={choosing}>
          <Part id="tf-arm" />
          <Part id="tf-phone" />
          <Part id="tf-morning" />
          <Part id="tf-why" name="tf-m-why" />
          <Part id="tf-wear" name="tf-m-wear" />
          <Part id="tf-worn" name="tf-m-worn" />
          <Part id="tf-fingers" />
          <Part id="tf-thumb" name="tf-m-thumb" />
        </g>
      </Layer>
      <Layer name="tf-m-tag">
        <Part id="tf-tag" />
      </Layer>
    </>
  );
}

function Laid({ at }: { at: string }) {
  return (
    <g transform={at}>
      {shadow}
      <Part id="tf-coat" />
    </g>
  );
}

function Photographing({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Part id="tf-arm" />
      <Part id="tf-phone" />
      <Part id="tf-camera" />
      <Part id="tf-found" />
      <Part id="tf-fingers" />
      <Part id="tf-thumb" />
    </g>
  );
}

function Choosing({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Part id="tf-arm" />
      <Part id="tf-phone" />
      <Part id="tf-morning" />
      <Part id="tf-why" />
      <Part id="tf-wear" />
      <Part id="tf-fingers" />
      <Part id="tf-thumb" />
    </g>
  );
}

function CutOut() {
  return (
    <>
      <Part id="tf-bed" />
      <Laid at={onBed} />
      <Photographing at={photographing} />
    </>
  );
}

function CutOutSmall() {
  return (
    <>
      <Part id="tf-bed" transform="translate(-620 -120)" />
      <Laid at="translate(-190 -60) rotate(-7 200 250) scale(.9)" />
      <Photographing at="translate(74 -126) rotate(5 134 278) scale(.9)" />
    </>
  );
}

function File() {
  return (
    <>
      <Part id="tf-closet" />
      <Part id="tf-tags" />
      <Part id="tf-after" />
      <Part id="tf-before" />
      <Part id="tf-hanger" />
      <Laid at={inCloset} />
      <Part id="tf-card" />
    </>
  );
}

function FileSmall() {
  return (
    <>
      <g transform="translate(-1300 -96) scale(.78)">
        <Part id="tf-closet" />
        <Part id="tf-tags" />
        <Part id="tf-after" />
        <Part id="tf-before" />
        <Part id="tf-hanger" />
        <Laid at={inCloset} />
      </g>
      <Part id="tf-card-small" />
    </>
  );
}

function Match() {
  return (
    <>
      <Part id="tf-floor" />
      <Part id="tf-tee" />
      <Part id="tf-trousers" />
      <Part id="tf-bag" />
      <Part id="tf-shoes" />
      <Laid at={onRug} />
      <Choosing at={choosing} />
    </>
  );
}

function MatchSmall() {
  return (
    <>
      <Part id="tf-floor" transform="translate(-1640 -1180)" />
      <Laid at="translate(-150 -70) rotate(4 200 250) scale(.82)" />
      <Choosing at="translate(58 -146) rotate(3 134 278) scale(.92)" />
    </>
  );
}

function Wear() {
  return (
    <>
      <Part id="tf-street" />
      <Part id="tf-walker" />
      <Part id="tf-umbrella" />
      <Part id="tf-rain" />
      <Part id="tf-tag" />
    </>
  );
}

function WearSmall() {
  return (
    <>
      <g transform="translate(-322 -480) scale(.47)">
        <Part id="tf-street" />
        <Part id="tf-walker" />
        <Part id="tf-umbrella" />
        <Part id="tf-rain" />
      </g>
      <Part id="tf-tag" transform="translate(-1010 -1366) rotate(3 1150 1690)" />
    </>
  );
}

/** One coat, from a photo on the bed to a rainy morning. */
export const taffi: Stage<TaffiWords> = {
  words: wordsIn(import.meta.glob('./taffi.*.json', { eager: true, import: 'default' })),
  ramp: 'clay',
  definitions: ['sun', 'sun-across', 'ink', 'metal', 'shadow', 'blur', 'phone-screen'],
  Symbols,
  World,
  steps: [
    { wide: '592 70 860 696', Wide: CutOut, small: '0 0 300 390', Small: CutOutSmall },
    { wide: '1572 110 860 696', Wide: File, small: '0 0 300 390', Small: FileSmall },
    { wide: '1572 1050 860 696', Wide: Match, small: '0 0 300 390', Small: MatchSmall },
    { wide: '560 1058 860 696', Wide: Wear, small: '0 0 300 390', Small: WearSmall },
  ],
};
