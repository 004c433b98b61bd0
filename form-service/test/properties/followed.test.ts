import { join } from 'node:path';
import fc from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { statesMailed, statesOver } from '../../src/leads/lead.ts';
import { openBackup } from '../../src/leads/backup/open-backup.ts';
import { temporaryFolder } from '../support/app.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

const events = [
  'accept',
  'hold',
  'mail',
  'refuse',
  'release',
  'spam',
  'withdraw',
  'restart',
  'crash',
  'back up',
  'restore',
] as const;
const followUps = ['take', 'answer', 'give-back', 'reopen'] as const;
const event = fc.constantFrom(...events, ...followUps, ...followUps, ...followUps);

describeStores('whatever happens, in whatever order', (makeStore) => {
  it('a lead is answered, called spam, or somebody is told of it', async () => {
    const run = async (history: readonly (typeof events | typeof followUps)[number][]) => {
      const url = await makeStore();
      let leads = await open(url);
      const leases: string[] = [];
      let accepted = 0;
      const folder = temporaryFolder();
      let withdrawn: string[] = [];
      let saved: { path: string; accepted: number; withdrawn: string[] } | undefined;
      const mailed = new Set<string>();
      for (const [i, what] of history.entries()) {
        const { store, desk } = leads;
        const { outbox } = store;
        const hand = { by: `Person ${i}`, at: new Date() };
        if (what === 'accept' || what === 'hold') {
          await store.accept(newLead({ state: what === 'hold' ? 'quarantined' : 'waiting' }));
          accepted += 1;
        } else if (what === 'mail' || what === 'refuse') {
          const [mail] = await outbox.claim('mail', 1, 60_000);
          if (mail) mailed.add(mail.id);
          if (mail)
            await outbox.settle(
              mail,
              what === 'mail' ? { outcome: 'delivered' } : { outcome: 'failed', error: '550' },
            );
        } else if (what === 'release') await desk.requeue({ states: ['quarantined', 'failed'] });
        else if (what === 'spam') await desk.markSpam({});
        else if (what === 'withdraw') {
          const [lead] = await desk.list({}, { limit: 1 });
          const isThere = lead !== undefined && (await desk.withdraw(lead.id));
          if (isThere && (statesMailed.includes(lead.state) || lead.sentTo.length > 0))
            withdrawn.push(`withdrawn-${lead.id}`);
          if (isThere) accepted -= 1;
        } else if (what === 'restart' || what === 'crash') {
          // Killed while it mailed: what it had in hand is settled by nobody.
          const inHand = what === 'crash' ? await outbox.claim('mail', 1, 60_000) : [];
          leases.push(...inHand.map(({ lease }) => lease));
          await leads.close();
          leads = await open(url);
        } else if (what === 'back up') {
          const path = join(folder, `${i}`);
          await (await openBackup(url)).copy(path);
          saved = { path, accepted, withdrawn: [...withdrawn] };
        } else if (what === 'restore') {
          if (!saved) continue;
          await leads.close();
          await (await openBackup(url)).replace(saved.path);
          leads = await open(url);
          ({ accepted } = saved);
          withdrawn = [...saved.withdrawn];
        } else {
          const [lead] = await desk.list({}, { limit: 1 });
          await desk.follow(i % 2 ? {} : { ids: lead ? [lead.id] : [] }, what, hand);
        }
      }
      const { store, desk } = leads;
      const all = await desk.list({}, { limit: 100 });
      expect(all).toHaveLength(accepted);
      const later = new Date(Date.now() + 60_000);
      await store.outbox.addReminders({ half: later, whole: later });
      await store.outbox.addNotice({ interval: -1, overdue: -60_000, leads: 100 });
      // What a crash left in hand is due again once its lease is over.
      await store.outbox.renew(leases, 0);
      const inLine = await store.outbox.claim('mail', 100, 60_000);
      // Those who may have the mail of what was withdrawn are told, or were by what was mailed.
      const isTold = (id: string) => mailed.has(id) || inLine.some((entry) => entry.id === id);
      expect(withdrawn.filter((id) => !isTold(id))).toEqual([]);
      const told = new Set(inLine.map(({ lead }) => lead?.id));
      const late = await desk.list(
        { states: ['delivered', 'taken'], receivedBefore: later, isFollowed: true },
        { limit: 100 },
      );
      const listed = new Set(late.map(({ id }) => id));
      for (const { id, state, taken, answered, settledAt, dueAt } of all) {
        expect([state, Boolean(answered)]).toEqual([state, state === 'answered']);
        if (state === 'taken') expect(taken).toBeDefined();
        if (state === 'delivered') expect(told).toContain(id);
        if (state === 'delivered' || state === 'taken') expect(listed).toContain(id);
        if (state === 'waiting') expect(dueAt).toBeDefined();
        if (statesOver.includes(state) && dueAt === undefined) expect(settledAt).toBeDefined();
      }
      // Held and failed ones are told of by a notice.
      expect(await store.outbox.untold()).toBe(0);
      await leads.close();
    };
    await fc.assert(fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), run), {
      // The long ring has the time for more.
      numRuns: process.env['TEST_SEED'] === undefined ? 10 : 60,
    });
  });
});
