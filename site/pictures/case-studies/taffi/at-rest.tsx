import { Part } from '../layer.tsx';
import { Laid } from './laid.tsx';
import { choosing, inCloset, onBed, onRug, photographing } from './places.ts';

function Photographing({ at }: { at: string }) {
  return (
    <g className="stage-arrival" transform={at}>
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
    <g className="stage-arrival" transform={at}>
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

export function CutOut() {
  return (
    <>
      <Part id="tf-bed" />
      <Laid at={onBed} />
      <Photographing at={photographing} />
    </>
  );
}

export function CutOutSmall() {
  return (
    <>
      <Part id="tf-bed" transform="translate(-620 -120)" />
      <Laid at="translate(-190 -60) rotate(-7 200 250) scale(.9)" />
      <Photographing at="translate(74 -126) rotate(5 134 278) scale(.9)" />
    </>
  );
}

/** The coat in the closet, among its neighbours. */
function Hung() {
  return (
    <>
      <Part id="tf-closet" />
      <Part id="tf-tags" />
      <Part id="tf-after" />
      <Part id="tf-before" />
      <Part id="tf-hanger" />
      <Laid at={inCloset} />
    </>
  );
}

export function File() {
  return (
    <>
      <Hung />
      <Part id="tf-card" name="stage-arrival" />
    </>
  );
}

export function FileSmall() {
  return (
    <>
      <g transform="translate(-1300 -96) scale(.78)">
        <Hung />
      </g>
      <Part id="tf-card-small" name="stage-arrival" />
    </>
  );
}

export function Match() {
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

export function MatchSmall() {
  return (
    <>
      <Part id="tf-floor" transform="translate(-1640 -1180)" />
      <Laid at="translate(-150 -70) rotate(4 200 250) scale(.82)" />
      <Choosing at="translate(58 -146) rotate(3 134 278) scale(.92)" />
    </>
  );
}

export function Wear() {
  return (
    <>
      <Part id="tf-street" />
      <Part id="tf-walker" />
      <Part id="tf-umbrella" />
      <Part id="tf-rain" />
      <Part id="tf-tag" name="stage-arrival" />
    </>
  );
}

export function WearSmall() {
  return (
    <>
      <g transform="translate(-322 -480) scale(.47)">
        <Part id="tf-street" />
        <Part id="tf-walker" />
        <Part id="tf-umbrella" />
        <Part id="tf-rain" />
      </g>
      <Part
        id="tf-tag"
        name="stage-arrival"
        transform="translate(10 16) scale(.9) translate(-1010 -1356) rotate(3 1150 1690)"
      />
    </>
  );
}
