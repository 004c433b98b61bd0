import type { DrawingProps } from '../../scenes/scene.ts';
import { wordsIn } from '../../scenes/words.ts';
import { Layer, Part } from '../layer.tsx';
import type { Stage } from '../stage.ts';
import { BaySymbols } from './bay.tsx';
import { ContractSymbols } from './contract.tsx';
import { HallSymbols } from './hall.tsx';
import type english from './wareflex.en.json';
import { YearSymbols } from './year.tsx';

type Words = typeof english;

function Symbols(props: DrawingProps<Words>) {
  return (
    <>
      <HallSymbols />
      <BaySymbols format={props.format} />
      <ContractSymbols {...props} />
      <YearSymbols {...props} />
    </>
  );
}

const tenantAt = 'translate(1396 754) scale(.9)';
const ownerAt = 'translate(1392 540) scale(.72)';

/** All four lie in one place: the camera goes in and out, not along. */
function World() {
  return (
    <>
      <Layer name="wf-m-hall">
        <Part id="wf-hall" />
        <Part id="wf-light" name="wf-m-light" />
      </Layer>
      <Layer name="wf-m-price">
        <Part id="wf-price" />
      </Layer>
      <Layer name="wf-m-roof">
        <Part id="wf-owner-arm" />
        <Part id="wf-roof" />
        <Part id="wf-owner-thumb" />
      </Layer>
      <Layer name="wf-m-around">
        <Part id="wf-around" />
      </Layer>
      <Layer name="wf-m-sheet">
        <Part id="wf-sheet" />
      </Layer>
      <Layer name="wf-m-bay">
        <Part id="wf-bay" />
        <Part id="wf-measure" name="wf-m-measure" />
        <Part id="wf-row-0" name="wf-m-row-0" />
        <Part id="wf-row-1" name="wf-m-row-1" />
        <Part id="wf-row-2" name="wf-m-row-2" />
      </Layer>
      <Layer name="wf-m-last">
        <Part id="wf-last" />
      </Layer>
      <Layer name="wf-m-glove">
        <Part id="wf-glove" />
      </Layer>
      <Layer name="wf-m-page">
        <Part id="wf-page" />
        <Part id="wf-signature" />
        <Part id="wf-cover" name="wf-m-cover" />
      </Layer>
      <Layer name="wf-m-tenant">
        <Part id="wf-tenant" transform={tenantAt} />
      </Layer>
      <Layer name="wf-m-statement">
        <Part id="wf-statement" />
      </Layer>
      <Layer name="wf-m-frame">
        <Part id="wf-frame" />
      </Layer>
      <Layer name="wf-m-free">
        <Part id="wf-free" />
      </Layer>
      <Layer name="wf-m-owner">
        <Part id="wf-owner-points" transform={ownerAt} />
      </Layer>
    </>
  );
}

function Roof({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <Part id="wf-owner-arm" />
      <Part id="wf-roof" />
      <Part id="wf-owner-thumb" />
    </g>
  );
}

function Found() {
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
function FoundSmall() {
  return (
    <>
      <Part id="wf-hall" />
      <Part id="wf-light" />
      <Part id="wf-price" />
      <Roof transform="translate(-372 66) rotate(-5 1424 480)" />
    </>
  );
}

function Signed() {
  return (
    <>
      <Part id="wf-around" />
      <Part id="wf-bay" />
      <Part id="wf-measure" />
      <Part id="wf-page" />
      <Part id="wf-signature" />
      <Part id="wf-tenant" transform={tenantAt} />
    </>
  );
}

function SignedSmall() {
  return (
    <>
      <g transform="translate(-412 -40) scale(.55)">
        <Part id="wf-around" />
        <Part id="wf-bay" />
      </g>
      <g transform="translate(12 16)">
        <Part id="wf-page-small" />
      </g>
      <Part id="wf-tenant" transform="translate(352 396) scale(.52)" />
    </>
  );
}

function Full() {
  return (
    <>
      <Part id="wf-around" />
      <Part id="wf-bay" />
      <Part id="wf-row-0" />
      <Part id="wf-row-1" />
      <Part id="wf-row-2" />
      <Part id="wf-last" />
      <Part id="wf-glove" />
    </>
  );
}

function Free() {
  return (
    <>
      <Part id="wf-sheet" />
      <Part id="wf-june" />
      <Part id="wf-statement" />
      <Part id="wf-frame" />
      <Part id="wf-free" />
      <Part id="wf-owner-points" transform={ownerAt} />
    </>
  );
}

/** The months around June, and what the slip says below them. */
function FreeSmall() {
  return (
    <>
      <svg x="12" y="0" width="276" height="298" viewBox="838 52 356 384">
        <Part id="wf-sheet" />
        <Part id="wf-june" />
        <Part id="wf-frame" />
      </svg>
      <Part id="wf-free" transform="translate(-656 -40) scale(.775)" />
      <Part id="wf-statement-small" />
    </>
  );
}

/** One bay: found empty, let, full, and free again. */
export const wareflex: Stage<Words> = {
  words: wordsIn(import.meta.glob('./wareflex.*.json', { eager: true, import: 'default' })),
  ramp: 'field',
  definitions: ['shadow', 'blur'],
  Symbols,
  World,
  steps: [
    { wide: '592 44 860 696', Wide: Found, small: '968 98 430 559', Small: FoundSmall },
    { wide: '592 44 860 696', Wide: Signed, small: '0 0 300 390', Small: SignedSmall },
    { wide: '592 90 860 696', Wide: Full, small: '895 160 430 559', Small: Full },
    { wide: '530 16 1002 811', Wide: Free, small: '0 0 300 390', Small: FreeSmall },
  ],
};
