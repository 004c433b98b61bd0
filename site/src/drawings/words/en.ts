import type { SceneWords } from './scene-words.ts';

const menu = {
  table: 'Table 12',
  noodles: 'Noodles',
  rolls: 'Rolls',
  drinks: 'Drinks',
  sweets: 'Sweets',
  rareBeef: 'Rare beef, herbs',
  prawnRolls: 'Prawn, peanut dip',
  grilledPork: 'Grilled pork, noodles',
  send: 'Send order',
};

/** Every string drawn in a scene. */
export const en: SceneWords = {
  hero: {
    cloud: {
      title: 'Device cloud, plant 3',
      pressure: 'Line pressure, live',
      answering: '1,284 devices answering',
      healthy: 'Healthy',
      delay: 'Median delay',
      messages: 'Messages today',
      alarms: 'Alarms open',
    },
    menu,
    release: {
      title: 'Release 4.12',
      shipped: 'Shipped',
      build: 'Build',
      tests: '214 tests',
      staging: 'Staging',
      live: 'Live',
    },
    lock: { door: 'Front door', locked: 'Locked by itself, 9:06' },
  },
};
