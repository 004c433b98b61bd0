import { Part } from '../layer.tsx';
import { ownerAt, tenantAt } from './places.ts';

function Roof({ transform }: { transform: string }) {
  return (
    <g className="stage-arrival" transform={transform}>
      <Part id="wf-owner-arm" />
      <Part id="wf-roof" />
      <Part id="wf-owner-thumb" />
    </g>
  );
}

export function Found() {
  return (
    <>
      <Part id="wf-hall" />
      <Part id="wf-light" />
      <Part id="wf-price" />
      <Roof transform="translate(-516 24) rotate(-4 1424 480)" />
    </>
  );
}

/** Nearer: the bay, its label and the hand. */
export function FoundSmall() {
  return (
    <>
      <Part id="wf-hall" />
      <Part id="wf-light" />
      <Part id="wf-price" />
      <Roof transform="translate(-372 104) rotate(-5 1424 480)" />
    </>
  );
}

export function Signed() {
  return (
    <>
      <Part id="wf-around" />
      <Part id="wf-bay" />
      <Part id="wf-measure" />
      <Part id="wf-page" />
      <Part id="wf-signature" />
      <Part id="wf-tenant" name="stage-arrival" transform={tenantAt} />
    </>
  );
}

export function SignedSmall() {
  return (
    <>
      <g transform="translate(-412 -40) scale(.55)">
        <Part id="wf-around" />
        <Part id="wf-bay" />
      </g>
      <g transform="translate(12 16)">
        <Part id="wf-page-small" />
      </g>
      <Part id="wf-tenant" name="stage-arrival" transform="translate(352 396) scale(.52)" />
    </>
  );
}

export function Full() {
  return (
    <>
      <Part id="wf-around" />
      <Part id="wf-bay" />
      <Part id="wf-row-0" />
      <Part id="wf-row-1" />
      <Part id="wf-row-2" />
      <g className="stage-arrival">
        <Part id="wf-last" />
        <Part id="wf-glove" />
      </g>
    </>
  );
}

export function Free() {
  return (
    <>
      <Part id="wf-sheet" />
      <Part id="wf-june" />
      <Part id="wf-statement" />
      <Part id="wf-frame" />
      <Part id="wf-free" />
      <Part id="wf-owner-points" name="stage-arrival" transform={ownerAt} />
    </>
  );
}

/** The months around June, and what the slip says below them. */
export function FreeSmall() {
  return (
    <>
      <svg x="12" y="0" width="276" height="298" viewBox="838 52 356 384">
        <Part id="wf-sheet" />
        <Part id="wf-june" />
        <Part id="wf-frame" />
      </svg>
      <Part id="wf-free" transform="translate(-656 -40) scale(.775)" />
      <Part id="wf-statement-small" name="stage-arrival" />
    </>
  );
}
