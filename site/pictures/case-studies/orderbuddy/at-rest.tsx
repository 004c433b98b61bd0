import { Part } from '../layer.tsx';

/** Where the phone is when its guest orders; the first step moves it from here. */
export const inHand = 'translate(852 92) rotate(3 134 278) scale(1.1)';

export function Scan() {
  return (
    <>
      <Part id="ob-table" />
      <g className="stage-arrival" transform="translate(1040 140) rotate(9 134 278) scale(.74)">
        <Part id="ob-arm" />
        <Part id="ob-phone" />
        <Part id="ob-scan" />
        <Part id="ob-fingers" />
        <Part id="ob-thumb" />
      </g>
    </>
  );
}

/** Nearer than the wide one: the phone fills the picture, the card lies below it. */
export function ScanSmall() {
  return (
    <>
      <Part id="ob-table" transform="translate(-690 -206) scale(.95)" />
      <g className="stage-arrival" transform="translate(78 -112) rotate(7 134 278) scale(.92)">
        <Part id="ob-arm" />
        <Part id="ob-phone" />
        <Part id="ob-scan" />
        <Part id="ob-fingers" />
        <Part id="ob-thumb" />
      </g>
    </>
  );
}

export function Tap() {
  return (
    <>
      <Part id="ob-table" />
      <g transform={inHand}>
        <Part id="ob-arm" />
        <Part id="ob-phone" />
        <Part id="ob-menu" />
        <Part id="ob-dish-0" />
        <Part id="ob-dish-1" />
        <Part id="ob-total" />
        <Part id="ob-send" />
        <Part id="ob-fingers" />
        <Part id="ob-thumb" name="stage-arrival" transform="translate(-12 -22)" />
      </g>
    </>
  );
}

export function Cook() {
  return (
    <>
      <Part id="ob-trail" />
      <Part id="ob-pass" />
      <Part id="ob-cook-arm" />
      <Part id="ob-board" />
      <Part id="ob-cook-thumb" />
      <Part id="ob-ticket" name="stage-arrival" transform="rotate(-3 1726 300)" />
    </>
  );
}

export function CookSmall() {
  return (
    <>
      <Part id="ob-pass" transform="translate(-1560 -360) scale(.95)" />
      <Part id="ob-cook-arm" transform={cookSmallAt} />
      <Part id="ob-board-small" />
      <Part id="ob-cook-thumb" transform={cookSmallAt} />
      <Part
        id="ob-ticket"
        name="stage-arrival"
        transform="translate(-1579 -118) rotate(-3 1726 300)"
      />
    </>
  );
}

/** From the corner of the board to that of the small one. */
const cookSmallAt = 'translate(222 262) scale(.7) translate(-2225 -557)';

export function Wait() {
  return (
    <>
      <Part id="ob-floor" />
      <Part id="ob-waiting" />
      <Part id="ob-ring" />
      <Part id="ob-card" name="stage-arrival" />
      <Part id="ob-waiting-chip" />
      <Part id="ob-chart" />
      <Part id="ob-after" />
      <Part id="ob-served" />
      <Part id="ob-figure" />
    </>
  );
}

/** The tables around the twelfth, and the chart with what the card says above it. */
export function WaitSmall() {
  return (
    <>
      <svg width="300" height="158" viewBox="2742 322 330 173.8">
        <Part id="ob-floor" />
        <Part id="ob-waiting" />
        <Part id="ob-ring" />
      </svg>
      <Part id="ob-chart-small" name="stage-arrival" />
    </>
  );
}
