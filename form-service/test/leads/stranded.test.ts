import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { isPostgres } from '../../src/leads/open-leads.ts';
import { queryPostgres } from '../support/services.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

async function loseOutbox(url: string): Promise<void> {
  if (isPostgres(url)) return queryPostgres(url, 'DELETE FROM outbox');
  const database = new DatabaseSync(url.slice('file:'.length));
  database.exec('DELETE FROM outbox');
  database.close();
}

describeStores('a lead that waits without standing in line', (makeStore) => {
  it('stands in it again when the service starts, and no other does', async () => {
    const url = await makeStore();
    const { store, close } = await open(url);
    const accepted = await store.accept(newLead());
    await store.accept(newLead({ state: 'quarantined' }));
    await close();
    await loseOutbox(url);
    const again = await open(url);
    const id = 'id' in accepted ? accepted.id : '';
    expect(await again.store.outbox.claim('mail', 9, 60_000)).toMatchObject([{ id }]);
  });
});
