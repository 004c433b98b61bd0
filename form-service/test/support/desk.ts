import type { FastifyInstance } from 'fastify';
import type { DeskAction } from '../../src/links/actions.ts';
import { deskLinks } from '../../src/links/links.ts';
import type { LeadStore, NewLead } from '../../src/leads/lead-store.ts';
import { startApp } from './app.ts';
import { MovableClock, timeOf } from './clocks.ts';
import { newLead } from './stores.ts';

export const deskEnvironment = {
  DESK_URL: 'https://forms.sunfield.example',
  DESK_SECRET: 'a secret that only the tests know of',
};

/** Puts a held lead into a store; returns its id. */
export async function holdIn(store: LeadStore, changes: Partial<NewLead>): Promise<string> {
  const held = newLead({ state: 'quarantined', score: 7, signals: ['manyLinks'], ...changes });
  const accepted = await store.accept(held);
  if (accepted.outcome === 'conflict') throw new Error('the key is a new one');
  return accepted.id;
}

const day = 24 * 60 * 60 * 1000;

/** An app with a desk, at night, when no digest is in line; and the ways to put leads on it. */
export async function startDesk(
  overrides: Record<string, string> = {},
  time = timeOf(new MovableClock()),
) {
  const app = await startApp({ ...deskEnvironment, ...overrides }, time);

  const hold = (changes: Partial<NewLead> = {}) => holdIn(app.leads, changes);

  const stateOf = async (id: string) => (await app.desk.find(id))?.state;

  return { app, hold, stateOf, pathOf: (...link: Link) => pathOf(app, ...link) };
}

type Link = [action: DeskAction, lead: string, ageInDays?: number];

/** The path of a link as a mail that was sent some days ago carries it. */
function pathOf({ config, time }: FastifyInstance, ...[action, lead, ageInDays = 0]: Link): string {
  const linkTo = deskLinks(config, new Date(time.clock.now() - ageInDays * day));
  return linkTo?.(action, lead).slice(deskEnvironment.DESK_URL.length) ?? '';
}
