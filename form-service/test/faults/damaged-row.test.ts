import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { isPostgres } from '../../src/leads/open-leads.ts';
import { startApp, temporaryFolder } from '../support/app.ts';
import { hasPgDump } from '../support/backups.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';
import { queryPostgres } from '../support/services.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

/** Half of a lead's request is left. PostgreSQL keeps no JSON that is none: there it is half a text. */
async function cutOff(url: string, id: string): Promise<void> {
  if (isPostgres(url)) {
    return queryPostgres(
      url,
      `UPDATE leads SET request = to_jsonb(left(request::text, length(request::text) / 2))
       WHERE id = $1`,
      [id],
    );
  }
  const database = new DatabaseSync(url.slice('file:'.length));
  database
    .prepare('UPDATE leads SET request = substr(request, 1, length(request) / 2) WHERE id = ?')
    .run(id);
  database.close();
}

describeStores('a row that is cut off', (makeStore) => {
  /** The first of three leads that wait. */
  async function storeWithCutRow() {
    const DATABASE_URL = await makeStore();
    const { store, close } = await open(DATABASE_URL);
    const accepted = await store.accept(newLead());
    const id = 'id' in accepted ? accepted.id : '';
    await store.accept(newLead());
    await store.accept(newLead());
    await close();
    await cutOff(DATABASE_URL, id);
    return { DATABASE_URL, id };
  }

  it('is one failed lead: all others are mailed, and no visitor is turned away', async () => {
    const { DATABASE_URL, id } = await storeWithCutRow();
    const mailbox = await startMailbox();
    onTestFinished(mailbox.close);
    const app = await startApp({ DATABASE_URL, SMTP_URL: mailbox.url, RATE_LIMIT_MAX: '1000' });
    const send = async (i: number) => {
      const payload = { ...minimalRequest, trellis: '', message: `Request ${i}` };
      return (await app.inject({ method: 'POST', url: '/project-requests', payload })).statusCode;
    };
    const statuses: number[] = [];
    // While the worker claims, not before.
    for (let i = 0; i < 5; i += 1) {
      statuses.push(...(await Promise.all([0, 1, 2, 3].map((n) => send(10 * i + n)))));
    }
    expect(new Set(statuses)).toEqual(new Set([202]));
    await expect
      .poll(() => app.desk.counts(), { timeout: 20_000 })
      .toMatchObject({ failed: 1, delivered: 22, waiting: 0 });
    expect(await app.desk.find(id)).toMatchObject({
      state: 'failed',
      lastError: 'its row can’t be read',
    });
  });

  it('spoils no backup', async ({ skip }) => {
    const { DATABASE_URL, id } = await storeWithCutRow();
    if (isPostgres(DATABASE_URL) && !hasPgDump) skip('pg_dump is not here');
    const folder = temporaryFolder();
    const { leadsTool } = startLeadsTool({ environment: { DATABASE_URL, BACKUP_DIR: folder } });
    const { path } = JSON.parse(await leadsTool('backup', '--json')) as { path: string };
    const told = await leadsTool('restore', path, '--yes');
    expect(told).toContain('3 leads are restored.');
    expect(told).toMatch(new RegExp(`^${id} .*unreadable`, 'mu'));
  });
});
