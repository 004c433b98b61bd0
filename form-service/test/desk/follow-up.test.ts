import { expect, it, onTestFinished } from 'vitest';
import { startMailbox } from '../support/mailbox.ts';
import { deskEnvironment, startDesk } from '../support/desk.ts';

const LEADS_TO = 'Anna Lê <anna@x.example>, sales@x.example';

/** A desk with a lead that was mailed, and the mail. */
async function start() {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const desk = await startDesk({ SMTP_URL: mailbox.url, LEADS_TO });
  const id = await desk.hold({ state: 'waiting' });
  desk.app.delivery.notify();
  await expect.poll(() => desk.stateOf(id)).toBe('delivered');
  const mail = mailbox.mails[0];
  if (!mail) throw new Error('it was mailed');
  const get = (url: string) => desk.app.inject({ url });
  const post = (url: string, fields: Record<string, string> = {}) =>
    desk.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  /** The path of a link, as the mail carries it. */
  const linkOf = (action: 'answer' | 'take') => {
    const link = new RegExp(`${deskEnvironment.DESK_URL}(/desk/${action}/\\S+)`, 'u');
    const [, path] = link.exec(mail.text ?? '') ?? [];
    if (path === undefined) throw new Error('its mail has the link');
    return path;
  };
  return { ...desk, id, mail, get, post, linkOf };
}

it('is offered by the mail of a lead, in both of its parts', async () => {
  const { mail, linkOf } = await start();
  for (const action of ['take', 'answer'] as const) {
    expect(mail.text).toContain(linkOf(action));
    expect(mail.html).toContain(linkOf(action).replaceAll('&', '&amp;'));
  }
  expect(mail.text).toMatch(/^I take it: https/mu);
  expect(mail.text).toMatch(/^Answered: https/mu);
});

it('asks for a name, and offers those of the recipients', async () => {
  const { id, get, post, linkOf, stateOf } = await start();
  const page = await get(linkOf('take'));
  expect(page.body.match(/<button/gu)).toHaveLength(1);
  expect(page.body.match(/<option value="[^"]*">/gu)).toEqual(['<option value="Anna Lê">']);
  // As a scanner presses the button.
  for (const fields of [{}, { by: '' }, { by: ' \u200b ' }, { by: 'x'.repeat(81) }]) {
    const answer = await post(linkOf('take'), fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('say who you are');
    expect(answer.body.match(/<button/gu)).toHaveLength(1);
  }
  expect(await stateOf(id)).toBe('delivered');
});

it('shows whoever comes later who has a lead, and gives it to nobody else', async () => {
  const { app, id, get, post, linkOf } = await start();
  expect((await post(linkOf('take'), { by: ' Anna  <b>Lê ' })).statusCode).toBe(303);
  const page = await get(linkOf('take'));
  expect(page.body).toContain('Taken by Anna  &lt;b&gt;Lê on ');
  const late = await post(linkOf('take'), { by: 'Ben' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Taken by Anna');
  expect((await get(linkOf('answer'))).body).toContain('>Answered</button>');
  await post(linkOf('answer'), { by: 'Ben' });
  expect(await app.desk.find(id)).toMatchObject({
    state: 'answered',
    taken: { by: 'Anna  <b>Lê' },
    answered: { by: 'Ben' },
  });
  expect((await get(linkOf('take'))).body).not.toContain('<button');
});

it('is taken back by the same link', async () => {
  const { id, get, post, linkOf, stateOf } = await start();
  await post(linkOf('take'), { by: 'Anna' });
  await post(linkOf('answer'), { by: 'Anna' });
  const page = await get(linkOf('answer'));
  expect(page.body).toContain('Answered by Anna on ');
  expect(page.body).toContain('name="undo" value="yes">Not answered yet</button>');
  // A scanner that presses this button too takes nothing back.
  expect((await post(linkOf('answer'), { undo: 'yes' })).statusCode).toBe(422);
  const undo = { undo: 'yes', by: 'Anna' };
  expect((await post(linkOf('answer'), undo)).statusCode).toBe(303);
  expect(await stateOf(id)).toBe('taken');
  expect((await get(linkOf('take'))).body).toContain('Give it back</button>');
  await post(linkOf('take'), undo);
  expect(await stateOf(id)).toBe('delivered');
  // What can’t be taken back has no way to be.
  expect((await post(linkOf('take'), undo)).statusCode).toBe(409);
});

it('changes nothing where links are only followed', async () => {
  const { app, id, linkOf, stateOf } = await start();
  for (const action of ['take', 'answer'] as const)
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const)
      await app.inject({ method, url: `${linkOf(action)}&by=Anna&undo=yes` });
  expect(await stateOf(id)).toBe('delivered');
});

it('keeps what made a request look like spam from a visitor who was quoted the link', async () => {
  const { app, get, linkOf, pathOf, hold } = await start();
  const id = await hold({ state: 'waiting', signals: ['someLinks'] });
  app.delivery.notify();
  await expect.poll(async () => (await app.desk.find(id))?.state).toBe('delivered');
  for (const path of [linkOf('take'), pathOf('take', id), pathOf('answer', id)])
    expect((await get(path)).body).not.toContain('look like spam');
});
