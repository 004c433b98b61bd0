import { tokenParameter } from '@sunfield/shared/form-outcome';
import { localeOption, localeValues } from '@sunfield/shared/locales';
import { expect, it, onTestFinished } from 'vitest';
import { visitorWords } from '../../src/emails/visitor-words.ts';
import { referenceOf } from '@sunfield/shared/reference';
import { requestUrl } from '../../src/links/request-link.ts';
import { siteOrigin } from '../support/app.ts';
import { deskEnvironment, startDesk } from '../support/desk.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';
import { leadRequest } from '../support/stores.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const day = 24 * 3_600_000;

/** A desk with a lead that was mailed. */
async function start(overrides: Record<string, string> = {}) {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const desk = await startDesk({ SMTP_URL: mailbox.url, ...overrides });
  const { app } = desk;
  const id = await desk.hold({ state: 'waiting' });
  app.delivery.notify();
  await expect.poll(() => desk.stateOf(id)).toBe('delivered');
  const pathOf = (lead = id, ageInDays = 0, locale = translation) => {
    const made = new Date(app.time.clock.now() - ageInDays * day);
    const url = requestUrl({ id: lead, request: { ...leadRequest, locale } }, app.config, made);
    return url?.slice(deskEnvironment.DESK_URL.length) ?? '';
  };
  const get = (url: string) => app.inject({ url });
  const post = (url: string, fields: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return { ...desk, id, mailbox, pathOf, get, post };
}

it.each(localeValues)('tells a visitor how far a request is, in %s', async (locale) => {
  const { app, id, pathOf, get } = await start();
  const { page } = visitorWords[locale];
  const path = pathOf(id, 0, locale);
  const fresh = await get(path);
  expect(fresh.statusCode).toBe(200);
  expect(fresh.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(fresh.body).toContain(`<html lang="${localeOption(locale).iso}">`);
  expect(fresh.body).toContain(page.title.replace('{{reference}}', referenceOf(id)));
  expect(fresh.body).not.toContain(page.read);
  expect(fresh.body).toContain(`<dt>${page.deadline}</dt>`);
  expect(fresh.body).not.toContain('{{');
  const [taken, answered] = [new Date('2026-11-25T02:00:00Z'), new Date('2026-11-25T03:00:00Z')];
  await app.desk.follow({ ids: [id] }, 'take', { by: 'Anna Lê', at: taken });
  await app.desk.follow({ ids: [id] }, 'answer', { by: 'Anna Lê', at: answered });
  const { body } = await get(path);
  expect(body).toContain(`<time datetime="${taken.toISOString()}">`);
  expect(body).toContain(`<time datetime="${answered.toISOString()}">`);
  expect(body).not.toContain(page.deadline);
  // Links are passed on: nothing that was typed stands there, nor who answers.
  for (const typed of ['花子', 'hanako', 'Acme', 'quoted', 'Anna'])
    expect(body).not.toContain(typed);
});

it('tells nothing to whoever guesses, and ends', async () => {
  const { id, pathOf, get, post, hold } = await start();
  const other = await hold();
  const path = pathOf();
  expect((await get(pathOf(id, 89.9))).statusCode).toBe(200);
  const wrong = [
    path.replace(id, other),
    path.replace(/\.\w/u, '.z'),
    path.replace(/.$/u, ''),
    path.replace(/\..*/u, ''),
    `${path}&token=x`,
    pathOf(id, 90.1),
    '/requests',
  ];
  const answers = await Promise.all(wrong.flatMap((url) => [get(url), post(url, { sure: 'yes' })]));
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(404);
    expect(body).toContain('<h1>');
    expect(body).not.toContain('<form');
  }
  expect((await get(path)).statusCode).toBe(200);
});

it('withdraws a request once somebody is sure, and tells those who have its mail', async () => {
  const { app, id, mailbox, pathOf, get, post } = await start();
  const { page } = visitorWords[translation];
  for (const fields of [{}, { sure: 'no' }]) {
    const unsure = await post(pathOf(), fields);
    expect(unsure.statusCode).toBe(422);
    expect(unsure.body).toContain(page.withdraw.notSure);
  }
  expect(await app.desk.find(id)).toBeDefined();
  const done = await post(pathOf(), { sure: 'yes' });
  expect([done.statusCode, done.headers.location]).toEqual([303, pathOf()]);
  expect(await app.desk.find(id)).toBeUndefined();
  const gone = await get(pathOf());
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain(page.gone.title);
  await expect.poll(() => mailbox.mails).toHaveLength(2);
  const [lead, withdrawn] = mailbox.mails;
  expect(withdrawn).toMatchObject({
    subject: `Withdrawn by the visitor: request ${referenceOf(id)}`,
    inReplyTo: lead?.messageId,
    envelope: { to: ['sales@sunfield.example'] },
  });
  expect(withdrawn?.raw).not.toContain('hanako');
  // Pressed twice, it is told once.
  expect((await post(pathOf(), { sure: 'yes' })).statusCode).toBe(303);
  await expect.poll(() => app.leads.outbox.waiting('mail')).toBe(0);
  expect(mailbox.mails).toHaveLength(2);
});

it('mails nothing of what is withdrawn before anybody has it', async () => {
  const { app, mailbox, pathOf, post, hold } = await start();
  await app.delivery.stop();
  const id = await hold({ state: 'waiting' });
  await post(pathOf(id), { sure: 'yes' });
  const [mail] = await app.leads.outbox.claim('mail', 9, 60_000);
  expect(mail).toMatchObject({ id, lead: undefined });
  expect(await app.leads.outbox.waiting('mail')).toBe(1);
  expect(mailbox.mails).toHaveLength(1);
});

it('is shown with the confirmation, with and without script, and in the acknowledgement', async () => {
  const { app, mailbox, get } = await start({ ACKNOWLEDGE_VISITORS: 'true' });
  const request = { ...minimalRequest, locale: translation, trellis: '' };
  const json = await app.inject({
    method: 'POST',
    url: '/project-requests',
    payload: { ...request, requestId: 'a' },
  });
  const { id, statusUrl } = json.json<{ id: string; statusUrl: string }>();
  expect(statusUrl).toContain(`&token=${id}.`);
  expect((await get(statusUrl.slice(deskEnvironment.DESK_URL.length))).statusCode).toBe(200);
  const form = await app.inject({
    method: 'POST',
    url: '/project-requests',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin },
    payload: new URLSearchParams({ ...request, message: 'Other' }).toString(),
  });
  const token = new URL(String(form.headers.location)).searchParams.get(tokenParameter);
  expect((await get(`/requests?token=${token}`)).statusCode).toBe(200);
  const thanks = () =>
    mailbox.mails.filter(({ envelope }) => envelope.to.includes(minimalRequest.email));
  await expect.poll(thanks).toHaveLength(1);
  const link = /https:\/\/forms\S+\/requests\?\S+/u.exec(thanks()[0]?.text ?? '')?.[0] ?? '';
  expect((await get(link.slice(deskEnvironment.DESK_URL.length))).statusCode).toBe(200);
  expect(thanks()[0]?.html).toContain(`<a href="${link.replaceAll('&', '&amp;')}"`);
});

it('is not there where no desk is configured', async () => {
  const { app } = await start({ DESK_URL: '', DESK_SECRET: '' });
  const payload = { ...minimalRequest, trellis: '' };
  const answer = await app.inject({ method: 'POST', url: '/project-requests', payload });
  expect(Object.keys(answer.json())).toEqual(['id']);
});
