import babypass from '../../styles/stages/babypass.scss?url';
import halialabs from '../../styles/stages/halialabs.scss?url';
import iot from '../../styles/stages/iot.scss?url';
import orderbuddy from '../../styles/stages/orderbuddy.scss?url';
import sato from '../../styles/stages/sato.scss?url';
import taffi from '../../styles/stages/taffi.scss?url';
import wareflex from '../../styles/stages/wareflex.scss?url';
import yokogawa from '../../styles/stages/yokogawa.scss?url';
import type { StageSlug } from '../../content/case-studies.ts';

/** The choreography of each stage: a sheet that only its own pages load. */
export const stageSheets: Readonly<Record<StageSlug, string>> = {
  orderbuddy,
  taffi,
  iot,
  wareflex,
  yokogawa,
  babypass,
  halialabs,
  sato,
};
