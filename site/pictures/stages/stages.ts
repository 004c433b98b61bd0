import { babypass } from './babypass/babypass.tsx';
import { halialabs } from './halialabs/halialabs.tsx';
import { iot } from './iot/iot.tsx';
import { orderbuddy } from './orderbuddy/orderbuddy.tsx';
import { sato } from './sato/sato.tsx';
import { taffi } from './taffi/taffi.tsx';
import { wareflex } from './wareflex/wareflex.tsx';
import { yokogawa } from './yokogawa/yokogawa.tsx';

/** Every stage, by the address of its case study. */
export const stages = { orderbuddy, taffi, iot, wareflex, yokogawa, babypass, halialabs, sato };

export type StageName = keyof typeof stages;
