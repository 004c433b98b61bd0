import type { ReactNode } from 'react';

import { Part } from '../layer.tsx';
import { atTheDoor, keyAt, lending, reading } from './places.ts';

function Lending({ at }: { at: string }) {
  return (
    <g className="stage-arrival" transform={at}>
      <Part id="lk-mina-arm" />
      <Part id="lk-phone" />
      <Part id="lk-lend" />
      <Part id="lk-who" />
      <Part id="lk-when" />
      <Part id="lk-until" />
      <Part id="lk-end" />
      <Part id="lk-send" />
      <Part id="lk-mina-fingers" />
      <Part id="lk-mina-thumb" />
    </g>
  );
}

export function Lend() {
  return (
    <>
      <Part id="lk-desk" />
      <Part id="lk-key" transform={keyAt} />
      <Lending at={lending} />
    </>
  );
}

export function LendSmall() {
  return (
    <>
      <Part id="lk-desk" transform="translate(-880 -300)" />
      <Part id="lk-key" transform="translate(4 214) rotate(8 55 113) scale(.72)" />
      <Lending at="translate(76 -176) rotate(4 134 278) scale(.9)" />
    </>
  );
}

function Sealed() {
  return (
    <>
      <Part id="lk-back" />
      <Part id="lk-front" />
      <Part id="lk-flap" />
      <Part id="lk-seal" />
    </>
  );
}

function Receiving({ at }: { at: string }) {
  return (
    <g className="stage-arrival" transform={at}>
      <g transform={atTheDoor}>
        <Part id="lk-guest-arm" />
        <Part id="lk-phone" />
        <Part id="lk-waiting" />
        <Part id="lk-received" />
        <Part id="lk-guest-fingers" />
        <Part id="lk-guest-thumb" />
      </g>
    </g>
  );
}

export function Carry() {
  return (
    <>
      <Part id="lk-sky" />
      <Part id="lk-far-clouds" />
      <Part id="lk-mid-clouds" />
      <Receiving at="translate(-8 -612)" />
      <Part id="lk-tag" />
      <Sealed />
      <Part id="lk-near-clouds" />
    </>
  );
}

export function CarrySmall() {
  return (
    <>
      <g transform="translate(-836 -1000) scale(.9)">
        <Part id="lk-sky" />
      </g>
      <Part id="lk-cloud-far" transform="translate(120 150) scale(.66)" />
      <Part id="lk-tag" transform="translate(18 12) scale(.97) translate(-1076 -1126)" />
      <Part id="lk-cloud" transform="translate(150 270) scale(.6)" />
      <g className="stage-arrival" transform="translate(146 262) scale(.62) translate(-862 -1322)">
        <Sealed />
      </g>
      <Part id="lk-cloud" transform="translate(-70 312) scale(.72)" />
    </>
  );
}

function Opening({ at }: { at: string }) {
  return (
    <g className="stage-arrival" transform={at}>
      <Part id="lk-guest-arm" />
      <Part id="lk-phone" />
      <Part id="lk-ready" />
      <Part id="lk-opened" />
      <Part id="lk-guest-fingers" />
      <Part id="lk-guest-thumb" />
    </g>
  );
}

/** The door ajar, as far as its boards become narrower. */
const ajar = 'translate(56.6) scale(.84 1)';

/** @param cat where the cat sits, behind the frame */
function Doorway({ cat }: { cat?: ReactNode }) {
  return (
    <>
      <Part id="lk-hall-view" />
      {cat}
      <Part id="lk-frame" />
      <g transform={ajar}>
        <Part id="lk-door" />
        <Part id="lk-lock" />
        <Part id="lk-led" />
        <Part id="lk-handle" transform="rotate(-16 893.6 2564.4)" />
      </g>
      <Part id="lk-step" />
    </>
  );
}

export function Open() {
  return (
    <>
      <Doorway cat={<Part id="lk-cat" />} />
      <Opening at={atTheDoor} />
    </>
  );
}

export function OpenSmall() {
  return (
    <>
      <g transform="translate(-462 -1328) scale(.62)">
        <Doorway />
      </g>
      <Part id="lk-cat" transform="translate(42 316) scale(.66) translate(-936 -2592)" />
      <Opening at="translate(102 22) rotate(-3 134 278) scale(.85)" />
    </>
  );
}

function Ended() {
  return (
    <>
      <Part id="lk-rail" />
      <Part id="lk-own-0" />
      <Part id="lk-own-1" />
      <Part id="lk-ended" />
      <Part id="lk-lent-tag" />
      <Part id="lk-stamp" />
    </>
  );
}

export function End() {
  return (
    <>
      <Ended />
      <g className="stage-arrival" transform={reading}>
        <Part id="lk-mina-arm" />
        <Part id="lk-phone" />
        <Part id="lk-log" />
        <Part id="lk-mina-fingers" />
        <Part id="lk-mina-thumb" />
      </g>
      <Part id="lk-calls" />
      <Part id="lk-figure" />
    </>
  );
}

/** The rail above the calls; the tag nearer, for its words. */
export function EndSmall() {
  const rail = 'translate(-392 -2092) scale(.7)';
  const tag = 'translate(226 108) scale(.92) translate(-896 -3298)';
  return (
    <>
      <Part id="lk-rail" transform={rail} />
      <Part id="lk-key" transform="translate(17 11) scale(.728)" />
      <Part id="lk-key" transform="translate(101 11) scale(.728)" />
      <Part id="lk-ended" transform={rail} />
      <Part id="lk-lent-tag" transform={tag} />
      <Part id="lk-calls-small" />
      <Part id="lk-stamp" name="stage-arrival" transform={tag} />
    </>
  );
}
