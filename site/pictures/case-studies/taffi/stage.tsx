import { Arm, Fingers, Thumb } from '../../kit/hands/hands.tsx';
import { HeldPhone } from '../held-phone.tsx';
import { Layer, Part } from '../layer.tsx';
import sheet from './taffi.scss?url';
import type { Stage } from '../stage.ts';
import { wordsOf } from '../../words.ts';
import {
  CutOut,
  CutOutSmall,
  File,
  FileSmall,
  Match,
  MatchSmall,
  Wear,
  WearSmall,
} from './at-rest.tsx';
import { BedroomSymbols } from './bedroom.tsx';
import { ClosetSymbols } from './closet.tsx';
import { Laid } from './laid.tsx';
import { OutfitSymbols } from './outfit.tsx';
import { owner } from './people.ts';
import { choosing, onBed, photographing } from './places.ts';
import { StreetSymbols } from './street.tsx';
import type { TaffiProps, TaffiWords } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import taffiArtwork from './taffi.svg?raw';

function Symbols(props: TaffiProps) {
  return (
    <>
      <Artwork svg={taffiArtwork} part="coat" id="tf-coat" />
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
        <Laid at={onBed} />
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

/** One coat, from a photo on the bed to a rainy morning. */
export const stage: Stage<TaffiWords> = {
  words: wordsOf('stages', 'taffi'),
  sheet,
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
