import { expect, it, onTestFinished, vi } from 'vitest';
import { describeSignals } from '../../src/emails/signal-words.ts';
import { leadRequest } from '../support/stores.ts';
import { startMailbox } from '../support/mailbox.ts';
import { startDesk } from '../support/desk.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function start(overrides: Record<string, string> = {}) {
  const desk = await startDesk(overrides);
  const get = (url: string) => desk.app.inject({ url });
  const post = (url: string) =>
    desk.app.inject({ method: 'POST', url, headers: form, payload: '' });
  return { ...desk, get, post };
}

/** An app whose mails arrive. */
async function startWithMailbox() {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  return { mailbox, ...(await start({ SMTP_URL: mailbox.url })) };
}

it('shows the whole lead, as typed, on a page that nobody else may keep or frame', async () => {
  const { hold, pathOf, get } = await start();
  const request = { ...leadRequest, company: '<script>alert(1)</script>', message: 'One\n<b>two' };
  const id = await hold({ request });
  const page = await get(pathOf('release', id));
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(/^default-src 'none';/u) as string,
  });
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect(page.body).not.toContain('<script');
  expect(page.body).not.toContain(' style=');
  expect(page.body).toContain('One\n&lt;b&gt;two');
  expect(page.body).toContain('hanako@acme.example');
  for (const reason of describeSignals(['manyLinks'])) expect(page.body).toContain(reason);
  expect(page.body.match(/<button/gu)).toHaveLength(1);
  const style = await get('/desk/style.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});

it('changes nothing when a scanner follows the links, however often', async () => {
  const { app, hold, stateOf, pathOf } = await start();
  const id = await hold();
  for (const action of ['release', 'spam'] as const) {
    for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS', 'PUT', 'DELETE'] as const) {
      await app.inject({ method, url: pathOf(action, id) });
    }
  }
  expect(await stateOf(id)).toBe('quarantined');
});

it('releases a lead, whose mail says that it was held and why', async () => {
  const { mailbox, hold, pathOf, get, post } = await startWithMailbox();
  const path = pathOf('release', await hold());
  const answer = await post(path);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(path);
  await expect.poll(() => mailbox.mails).not.toEqual([]);
  const mail = mailbox.mails.find(({ subject }) => subject?.startsWith('New request'));
  expect(mail?.text?.startsWith(leadRequest.message)).toBe(true);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('This request had been held as possible spam. It was released on');
    expect(part).toContain('The message has more than three links in it.');
  }
  const page = await get(path);
  expect(page.body).toContain('Released on');
  expect(page.body).not.toContain('<button');
});

it('takes what is called spam off the desk, and lets it be released after all', async () => {
  const { hold, stateOf, pathOf, get, post } = await start();
  const id = await hold();
  expect((await post(pathOf('spam', id))).statusCode).toBe(303);
  expect(await stateOf(id)).toBe('spam');
  expect((await get(pathOf('spam', id))).body).toContain('Marked as spam on');
  expect((await post(pathOf('release', id))).statusCode).toBe(303);
  expect(await stateOf(id)).toBe('waiting');
});

it('tries a failed lead again', async () => {
  const { app, hold, stateOf, pathOf, get, post } = await start();
  await app.delivery.stop();
  const id = await hold({ state: 'waiting' });
  const [lead] = await app.leads.outbox.claim('mail', 1, 60_000);
  if (!lead) throw new Error('a lead waits');
  await app.leads.outbox.settle(lead, { outcome: 'failed', error: '552 too large' });
  expect((await get(pathOf('retry', id))).body).toContain('552 too large');
  expect((await post(pathOf('retry', id))).statusCode).toBe(303);
  expect(await stateOf(id)).toBe('waiting');
});

it('does nothing twice: a link that was used is told apart from one that works', async () => {
  const { hold, stateOf, pathOf, post } = await start();
  const [released, spam] = [await hold(), await hold()];
  await post(pathOf('release', released));
  await post(pathOf('spam', spam));
  for (const path of [
    pathOf('release', released),
    pathOf('spam', released),
    pathOf('spam', spam),
    pathOf('retry', spam),
  ]) {
    const answer = await post(path);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('Nothing was changed');
    expect(answer.body).not.toContain('<button');
  }
  expect(await stateOf(spam)).toBe('spam');
});

it('refuses a link that was changed in any part', async () => {
  const { hold, stateOf, pathOf, get, post } = await start();
  const [id, other] = [await hold(), await hold()];
  const path = pathOf('release', id);
  const changed = [
    path.replace('/release/', '/spam/'),
    path.replace('/release/', '/erase/'),
    path.replace(id, other),
    path.replace(/expires=\d/u, 'expires=9'),
    path.replace(/signature=../u, 'signature=AA'),
    path.replace(/signature=.*/u, 'signature='),
    path.replace(/&signature=.*/u, ''),
    path.replace(/\?.*/u, ''),
    `${path}&signature=x`,
    `${path}&expires=1`,
    `${path}A`,
  ];
  for (const url of changed) {
    for (const answer of [await get(url), await post(url)]) {
      expect(answer.statusCode, url).toBe(403);
      expect(answer.body).toContain('This link does not work');
      expect(answer.body).not.toContain('hanako');
    }
  }
  expect([await stateOf(id), await stateOf(other)]).toEqual(['quarantined', 'quarantined']);
});

it('refuses the links of another secret', async () => {
  const { hold, pathOf } = await start();
  const path = pathOf('release', await hold());
  const { get } = await start({ DESK_SECRET: 'x'.repeat(32) });
  expect((await get(path)).statusCode).toBe(403);
});

it('refuses links after 14 days, and tells where new ones are', async () => {
  const { hold, stateOf, pathOf, get, post } = await start();
  const id = await hold();
  expect((await get(pathOf('release', id, 13.9))).statusCode).toBe(200);
  for (const answer of [
    await get(pathOf('release', id, 14.1)),
    await post(pathOf('release', id, 14.1)),
  ]) {
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('The daily mail has new ones');
  }
  expect(await stateOf(id)).toBe('quarantined');
});

it('says that a lead is gone, or can’t be reached', async () => {
  const { app, hold, pathOf, get, post } = await start();
  const id = await hold();
  vi.spyOn(app.desk, 'find').mockRejectedValueOnce(new Error('disk'));
  const away = await get(pathOf('release', id));
  expect([away.statusCode, away.body]).toEqual([
    503,
    expect.stringContaining('Nothing was changed'),
  ]);
  await app.desk.erase({ ids: [id] }, 1);
  for (const answer of [await get(pathOf('release', id)), await post(pathOf('release', id))]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This request is gone');
  }
});

it('bounds what one address may ask, apart from what visitors behind it send', async () => {
  const { hold, pathOf, get, post, app } = await start({ RATE_LIMIT_MAX: '1' });
  const path = pathOf('release', await hold());
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await get(path)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const answer = await post(path);
  expect(answer.statusCode).toBe(429);
  expect(answer.body).toContain('Too many at once');
  const visitor = await app.inject({ method: 'POST', url: '/project-requests', payload: {} });
  expect(visitor.statusCode).toBe(422);
});

it('has no pages where no desk is configured', async () => {
  const { hold, pathOf } = await start();
  const path = pathOf('release', await hold());
  const { get, app } = await start({ DESK_URL: '', DESK_SECRET: '' });
  expect((await get(path)).statusCode).toBe(404);
  expect((await get('/desk/style.css')).statusCode).toBe(404);
  expect(app.config.DESK_URL).toBeUndefined();
});
