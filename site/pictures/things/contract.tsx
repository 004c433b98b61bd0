import { Part } from '../stages/layer.tsx';
import type { Thing } from './thing.ts';

/** The contract, signed by both, over the bay. */
export const contract: Thing = {
  ramp: 'field',
  wide: '700 322 640 457',
  small: '796 352 470 336',
  Shown: () => (
    <>
      <Part id="wf-around" />
      <Part id="wf-bay" />
      <Part id="wf-page" />
      <Part id="wf-signature" />
    </>
  ),
};
