import { Part } from '../stages/layer.tsx';
import type { Thing } from './thing.ts';

/** The log that nobody can change, and its seal. */
export const log: Thing = {
  ramp: 'iris',
  wide: '520 176 1100 550',
  small: '730 372 500 357',
  Shown: () => (
    <>
      <Part id="ha-table" />
      <g transform="translate(0 20)">
        <Part id="ha-log" />
        <Part id="ha-sealed" />
        <Part id="ha-wax" transform="translate(772 642)" />
      </g>
    </>
  ),
};
