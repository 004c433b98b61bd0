import { expect, it, onTestFinished, vi } from 'vitest';
import { checkBackups, inContainer } from '../../ready/backups.ts';

const now = new Date('2026-11-22T12:00:00Z');

const listing = (...times: string[]) =>
  JSON.stringify(times.map((madeAt) => ({ madeAt, path: '/backups/leads.db', size: 1 })));

it('tells how old the newest backup is', async () => {
  const list = () => Promise.resolve(listing('2026-11-22T03:00:00Z', '2026-11-01T03:00:00Z'));
  expect(await checkBackups(list, now)).toEqual({
    level: 'ok',
    text: 'the newest backup of the leads is 9 hours old (/backups/leads.db)',
  });
});

it.each([
  ['an old one', listing('2026-11-21T03:00:00Z'), '33 hours old'],
  ['none', listing(), 'no backup of the leads'],
])('is not content with %s', async (_, text, told) => {
  expect(await checkBackups(() => Promise.resolve(text), now)).toMatchObject({
    level: 'missing',
    text: expect.stringContaining(told) as string,
    manual: ['backup.md', 'A backup is old or missing'],
  });
});

it('says where to ask when the service doesn’t run here', async () => {
  // Whatever runs on this machine is left alone.
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const list = inContainer('/', '/nowhere/.env.production');
  expect(await checkBackups(list, now)).toMatchObject({ level: 'advice' });
});
