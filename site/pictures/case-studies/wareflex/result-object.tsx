import { Part } from '../layer.tsx';
import type { ResultObject } from '../result-object.ts';

/** The contract, signed by both: from its title over the bay, or the page that a phone shows. */
export const resultObject: ResultObject = {
  ramp: 'field',
  wide: '700 209 640 457',
  small: '-79 -16 442 316',
  Shown: () => (
    <>
      <Part id="wf-around" />
      <Part id="wf-bay" />
      <Part id="wf-page" />
      <Part id="wf-signature" />
    </>
  ),
  ShownSmall: () => <Part id="wf-page-small" transform="rotate(-1.5)" />,
};
