import { babypass } from './babypass/babypass.tsx';
import { halialabs } from './halialabs/halialabs.tsx';
import { sato } from './sato/sato.tsx';
import { yokogawa } from './yokogawa/yokogawa.tsx';
import { iot } from './iot/iot.tsx';
import { floor } from './order/floor.tsx';
import { kitchen } from './order/kitchen.tsx';
import { order } from './order/order.tsx';
import { orderFlow } from './order/order-flow.tsx';
import { dedicatedTeams } from './services/dedicated-teams.tsx';
import { cloudDevops } from './services/cloud-devops.tsx';
import { mobileAppDevelopment } from './services/mobile-app-development.tsx';
import { qaSts } from './services/qa-sts.tsx';
import { webDevelopment } from './services/web-development.tsx';
import { taffi } from './taffi/taffi.tsx';
import { techAi } from './technologies/tech-ai.tsx';
import { techDataApp } from './technologies/tech-data-app.tsx';
import { techFullStack } from './technologies/tech-full-stack.tsx';
import { wareflex } from './wareflex/wareflex.tsx';

/** Every scene that is shown as an image file, by the key of its words. */
export const scenes = {
  order,
  kitchen,
  floor,
  orderFlow,
  taffi,
  iot,
  wareflex,
  babypass,
  halialabs,
  sato,
  yokogawa,
  dedicatedTeams,
  webDevelopment,
  mobileAppDevelopment,
  cloudDevops,
  qaSts,
  techAi,
  techDataApp,
  techFullStack,
};

export type SceneName = keyof typeof scenes;
