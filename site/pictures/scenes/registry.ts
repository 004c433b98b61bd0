import type { Scene } from './scene.ts';
import { babypass } from './babypass/babypass.tsx';
import { halialabs } from './halialabs/halialabs.tsx';
import { sato } from './sato/sato.tsx';
import { yokogawa } from './yokogawa/yokogawa.tsx';
import { iot } from './iot/iot.tsx';
import { kitchen } from './order/kitchen.tsx';
import { lostTicket, tornTicket } from './order/astray.tsx';
import { order } from './order/order.tsx';
import { orderFlow } from './order/order-flow.tsx';
import { turningHand } from './order/turning-hand.tsx';
import { dedicatedTeams } from './services/dedicated-teams.tsx';
import { claimsPortal } from './projects/claims-portal.tsx';
import { kilnPlanner } from './projects/kiln-planner.tsx';
import { lessonDesk } from './projects/lesson-desk.tsx';
import { lotRecord } from './projects/lot-record.tsx';
import { morningAuction } from './projects/morning-auction.tsx';
import { noteReader } from './projects/note-reader.tsx';
import { serviceRounds } from './projects/service-rounds.tsx';
import { ticketDay } from './projects/ticket-day.tsx';
import { lotAudit } from './screens/lot-audit.tsx';
import { lotHandover } from './screens/lot-handover.tsx';
import { lessonStudent } from './screens/lesson-student.tsx';
import { lessonInstructor } from './screens/lesson-instructor.tsx';
import { claimDraft } from './screens/claim-draft.tsx';
import { claimErrors } from './screens/claim-errors.tsx';
import { kilnReason } from './screens/kiln-reason.tsx';
import { kilnRush } from './screens/kiln-rush.tsx';
import { auctionDesk } from './screens/auction-desk.tsx';
import { auctionLot } from './screens/auction-lot.tsx';
import { roundVan } from './screens/round-van.tsx';
import { roundDay } from './screens/round-day.tsx';
import { ticketCount } from './screens/ticket-count.tsx';
import { ticketQueue } from './screens/ticket-queue.tsx';
import { noteOrder } from './screens/note-order.tsx';
import { noteWeek } from './screens/note-week.tsx';
import { cloudDevops } from './services/cloud-devops.tsx';
import { mobileAppDevelopment } from './services/mobile-app-development.tsx';
import { qaSts } from './services/qa-sts.tsx';
import { webDevelopment } from './services/web-development.tsx';
import { hanoi } from './offices/hanoi.tsx';
import { saigon } from './offices/saigon.tsx';
import {
  portraitDesigner,
  portraitDeveloper,
  portraitLead,
  portraitManager,
  portraitTester,
} from './people/portraits.tsx';
import { roles } from './people/roles.tsx';
import { signature } from './people/signature.tsx';
import { taffi } from './taffi/taffi.tsx';
import { techAi } from './technologies/tech-ai.tsx';
import { techDataApp } from './technologies/tech-data-app.tsx';
import { techFullStack } from './technologies/tech-full-stack.tsx';
import { wareflex } from './wareflex/wareflex.tsx';

/** Every scene that is shown as an image file, by the key of its words. */
export const scenes = {
  order,
  kitchen,
  orderFlow,
  turningHand,
  lostTicket,
  tornTicket,
  portraitLead,
  portraitDeveloper,
  portraitTester,
  portraitDesigner,
  portraitManager,
  roles,
  signature,
  hanoi,
  saigon,
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
  lotRecord,
  lessonDesk,
  claimsPortal,
  kilnPlanner,
  morningAuction,
  serviceRounds,
  ticketDay,
  noteReader,
  lotAudit,
  lotHandover,
  lessonStudent,
  lessonInstructor,
  claimDraft,
  claimErrors,
  kilnReason,
  kilnRush,
  auctionDesk,
  auctionLot,
  roundVan,
  roundDay,
  ticketCount,
  ticketQueue,
  noteOrder,
  noteWeek,
};

/** The same, to be walked: that words and drawing fit each other is checked where both are written. */
export const allScenes = scenes as unknown as Readonly<Record<keyof typeof scenes, Scene<object>>>;
