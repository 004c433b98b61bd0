import { expect, it } from 'vitest';
import { hasPostgres, temporaryDatabase } from '../support/services.ts';
import { leadRequest, newLead, open } from '../support/stores.ts';

it.runIf(hasPostgres)('a lead that PostgreSQL can’t keep takes no other with it', async () => {
  const { store, desk } = await open(await temporaryDatabase());
  // What validation takes out: PostgreSQL's text can't hold U+0000.
  const request = { ...leadRequest, message: 'a\u0000b' };
  const outcomes = await Promise.allSettled([
    store.accept(newLead()),
    store.accept(newLead({ request })),
    store.accept(newLead()),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await desk.counts()).toMatchObject({ waiting: 2 });
});
