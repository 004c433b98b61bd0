import { sendingHand } from './hero/sending-hand.tsx';
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
import type { Scene } from './scene.ts';

/** That its words and its drawing fit each other is checked where both are written. */
type AnyScene = Scene<object>;

/** What belongs to no entry. */
const others = {
  order,
  kitchen,
  orderFlow,
  sendingHand,
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
} as unknown as Readonly<Record<string, AnyScene>>;

/** `taffi` of `taffi/scene.tsx`, `project-1-window` of `project-1/window.tsx`. */
const nameOf = (file: string) => {
  const [slug = '', part = ''] = file.split('/').slice(-2);
  return part === 'scene.tsx' ? slug : `${slug}-${part.replace('.tsx', '')}`;
};

/** What is drawn of each entry, found by file and export in the folder that has its slug. */
const ofEntries = Object.entries(
  import.meta.glob<AnyScene>(
    '../{case-studies,projects,services,technologies}/*/{scene,window,narrow}.tsx',
    { eager: true, import: 'scene' },
  ),
).map(([file, scene]) => {
  // A folder has no type.
  if (!(scene as AnyScene | undefined)) throw new Error(`${file} exports no \`scene\`.`);
  return [nameOf(file), scene] as const;
});

/** The names of those. */
export const drawnOfEntries = ofEntries.map(([name]) => name);

/** Every scene that is shown as an image file, by its name. */
export const allScenes: ReadonlyMap<string, AnyScene> = new Map([
  ...Object.entries(others),
  ...ofEntries,
]);

if (allScenes.size < Object.keys(others).length + ofEntries.length)
  throw new Error('Two scenes have one name: two entries of one slug?');
