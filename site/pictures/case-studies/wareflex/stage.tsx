import type { DrawingProps } from '../../scenes/scene.ts';
import { Layer, Part } from '../layer.tsx';
import sheet from './wareflex.scss?url';
import type { Stage } from '../stage.ts';
import { Found, FoundSmall, Free, FreeSmall, Full, Signed, SignedSmall } from './at-rest.tsx';
import { BaySymbols } from './bay.tsx';
import { ContractSymbols } from './contract.tsx';
import { HallSymbols } from './hall.tsx';
import { ownerAt, tenantAt } from './places.ts';
import { type PictureWords, wordsOf } from '../../words.ts';
import { YearSymbols } from './year.tsx';

type Words = PictureWords['stages']['wareflex'];

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

/** One bay: found empty, let, full, and free again. */
export const stage: Stage<Words> = {
  words: wordsOf('stages', 'wareflex'),
  sheet,
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
