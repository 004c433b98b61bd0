import { Stroke } from '../../kit/lines.tsx';
import { Part } from '../layer.tsx';
import type { ResultObject } from '../result-object.ts';

/** The coat, worn again. */
export const resultObject: ResultObject = {
  ramp: 'clay',
  wide: '-130 -70 690 493',
  small: '30 20 490 350',
  Shown: () => (
    <>
      <Stroke d="M-200-22H640" colour="#8a5a33" width={13} />
      <Part id="tf-hanger" transform="translate(-2917 -310) scale(1.67)" />
      <Part id="tf-coat" />
      <Part id="tf-tag" transform="translate(-800 -1420)" />
    </>
  ),
};
