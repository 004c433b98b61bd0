import { Part } from '../layer.tsx';
import { doctorAt, inHand, motherAt, nurseAt } from './places.ts';

/** The phone in her hand, showing a screen. */
function Held({ screen, transform = inHand }: { screen: string; transform?: string }) {
  return (
    <g className="stage-arrival" transform={transform}>
      <Part id="bp-arm" />
      <Part id="bp-phone" />
      <Part id={screen} />
      <Part id="bp-fingers" />
      <Part id="bp-thumb" />
    </g>
  );
}

export function Remembered() {
  return (
    <>
      <Part id="bp-cot" />
      <Part id="bp-night" />
      <Part id="bp-glow" />
      <Held screen="bp-remind" />
    </>
  );
}

export function RememberedSmall() {
  return (
    <>
      <g transform="translate(-372 -90) scale(.56)">
        <Part id="bp-cot" />
        <Part id="bp-night" />
        <Part id="bp-glow" transform="translate(-40 -60)" />
      </g>
      <Held screen="bp-remind" transform="translate(72 110) rotate(5 134 278) scale(.86)" />
    </>
  );
}

export function Shown() {
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

export function ShownSmall() {
  return (
    <>
      <Part id="bp-desk" transform="translate(-500 -250) scale(.74)" />
      <Held screen="bp-code" transform="translate(40 -46) rotate(4 134 278) scale(.83)" />
    </>
  );
}

export function Given() {
  return (
    <>
      <Part id="bp-couch" />
      <Part id="bp-mother" transform={motherAt} />
      <Part id="bp-grip" />
      <Part id="bp-plaster" />
      <Part id="bp-nurse" name="stage-arrival" transform={nurseAt} />
    </>
  );
}

export function Kept() {
  return (
    <>
      <Part id="bp-home" />
      <Part id="bp-stamp" />
      <Part id="bp-family" />
      <Held screen="bp-kept" />
    </>
  );
}

export function KeptSmall() {
  return (
    <>
      <g transform="translate(-450 -80) scale(.68)">
        <Part id="bp-home" />
        <Part id="bp-stamp" />
      </g>
      <Held screen="bp-kept" transform="translate(56 54) rotate(4 134 278) scale(.9)" />
    </>
  );
}
