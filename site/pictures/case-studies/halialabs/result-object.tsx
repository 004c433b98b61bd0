import { Part } from '../layer.tsx';
import type { ResultObject } from '../result-object.ts';

/** The log that nobody can change, its seal, and what sealed it; on a phone its last entries. */
export const resultObject: ResultObject = {
  ramp: 'iris',
  wide: '642 158 1080 540',
  small: '978 401 408 291',
  Shown: () => (
    <>
      <Part id="ha-stamp" transform="translate(180 -20)" />
      <Part id="ha-log" />
      <Part id="ha-sealed" transform="translate(500 -4)" />
      <Part id="ha-wax" transform="translate(1272 638)" />
    </>
  ),
  ShownSmall: () => (
    <>
      <Part id="ha-log" />
      <Part id="ha-wax" transform="translate(1304 636) scale(.78)" />
    </>
  ),
};
