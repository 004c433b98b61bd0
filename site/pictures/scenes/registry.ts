import { babypass } from '../case-studies/babypass/scene.tsx';
import { halialabs } from '../case-studies/halialabs/scene.tsx';
import { iot } from '../case-studies/iot/scene.tsx';
import { sato } from '../case-studies/sato/scene.tsx';
import { taffi } from '../case-studies/taffi/scene.tsx';
import { wareflex } from '../case-studies/wareflex/scene.tsx';
import { yokogawa } from '../case-studies/yokogawa/scene.tsx';
import { lotAudit } from '../projects/project-1/lot-audit.tsx';
import { lotHandover } from '../projects/project-1/lot-handover.tsx';
import { lotRecord } from '../projects/project-1/scene.tsx';
import { lessonInstructor } from '../projects/project-2/lesson-instructor.tsx';
import { lessonStudent } from '../projects/project-2/lesson-student.tsx';
import { lessonDesk } from '../projects/project-2/scene.tsx';
import { claimDraft } from '../projects/project-3/claim-draft.tsx';
import { claimErrors } from '../projects/project-3/claim-errors.tsx';
import { claimsPortal } from '../projects/project-3/scene.tsx';
import { kilnReason } from '../projects/project-4/kiln-reason.tsx';
import { kilnRush } from '../projects/project-4/kiln-rush.tsx';
import { kilnPlanner } from '../projects/project-4/scene.tsx';
import { auctionDesk } from '../projects/project-5/auction-desk.tsx';
import { auctionLot } from '../projects/project-5/auction-lot.tsx';
import { morningAuction } from '../projects/project-5/scene.tsx';
import { roundDay } from '../projects/project-6/round-day.tsx';
import { roundVan } from '../projects/project-6/round-van.tsx';
import { serviceRounds } from '../projects/project-6/scene.tsx';
import { ticketDay } from '../projects/project-7/scene.tsx';
import { ticketCount } from '../projects/project-7/ticket-count.tsx';
import { ticketQueue } from '../projects/project-7/ticket-queue.tsx';
import { noteOrder } from '../projects/project-8/note-order.tsx';
import { noteWeek } from '../projects/project-8/note-week.tsx';
import { noteReader } from '../projects/project-8/scene.tsx';
import { cloudDevops } from '../services/cloud-devops/scene.tsx';
import { dedicatedTeams } from '../services/dedicated-teams/scene.tsx';
import { mobileAppDevelopment } from '../services/mobile-app-development/scene.tsx';
import { qaSts } from '../services/qa-sts/scene.tsx';
import { webDevelopment } from '../services/web-development/scene.tsx';
import { hanoi } from './offices/hanoi.tsx';
import { saigon } from './offices/saigon.tsx';
import { lostTicket, tornTicket } from './order/astray.tsx';
import { kitchen } from './order/kitchen.tsx';
import { orderFlow } from './order/order-flow.tsx';
import { order } from './order/order.tsx';
import { turningHand } from './order/turning-hand.tsx';
import {
  portraitDesigner,
  portraitDeveloper,
  portraitLead,
  portraitManager,
  portraitTester,
} from './people/portraits.tsx';
import { roles } from './people/roles.tsx';
import { signature } from './people/signature.tsx';
import { techAi } from './technologies/tech-ai.tsx';
import { techDataApp } from './technologies/tech-data-app.tsx';
import { techFullStack } from './technologies/tech-full-stack.tsx';
import type { Scene } from './scene.ts';

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
