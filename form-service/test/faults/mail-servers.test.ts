import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import type { LeadRequest } from '../../src/leads/lead.ts';
import { timing } from '../../src/time.ts';
import { TestClock } from '../support/clocks.ts';
import { holdIn } from '../support/desk.ts';
import { FaultMail } from '../support/fault-mail.ts';
import { faults, stages, type Fault, type Stage } from '../support/fault-server.ts';
import { startMailService } from '../support/mail-service.ts';
import { leadRequest, newLead } from '../support/stores.ts';
import { translation } from '../../../shared/test/support/translation.ts';

// That a real server fails as this one does: delivery/wire.test.ts.

/** What is in line when the fault begins. */
const lines = ['a lead alone', 'five good leads behind it', 'a notice', 'the digest'] as const;
type Line = (typeof lines)[number];

/** How late one is that answers slowly, in milliseconds. */
const slowness = 80;

const second = 1_000;
const minute = 60 * second;

/** The worker looks ten times as seldom as it does: how often it looks is not what these are about. */
const mail = { ...timing.mail, pollInterval: 10 * second };
const badWords = 'Words that the server can’t bear';

/** The one who is refused, by the rule of one language. */
const LEADS_TO = `sales@x.example; ${translation}: paris@x.example`;

/** Before recipients are named, a server can't tell one mail from another. */
const tellsMailsApart = (stage: Stage) => stages.indexOf(stage) >= stages.indexOf('RCPT TO');

async function start(stage: Stage, fault: Fault, line: Line) {
  const clock = new TestClock(new Date('2026-11-21T02:00:00Z'));
  const isOfLead = line === 'a lead alone' || line === 'five good leads behind it';
  const server = new FaultMail(clock, {
    stage,
    fault,
    delay: slowness,
    isMet: ({ to, text }) => {
      if (isOfLead) return !tellsMailsApart(stage) || to.includes('paris@x.example');
      return stage !== 'the mail' || text.includes('server can');
    },
  });
  const service = await startMailService(
    { LEADS_TO },
    { clock, send: server.send, timing: { mail } },
  );
  const { store, housekeeping, worker } = service;
  const request = { ...leadRequest, message: badWords, firstName: 'server can' };
  const accept = (changes: object) => store.accept(newLead({ receivedAt: clock.date, ...changes }));
  if (isOfLead) {
    await accept({ request: { ...request, locale: translation, interests: [] } });
    const good: LeadRequest = { ...leadRequest, locale: 'en', interests: [] };
    const count = line === 'a lead alone' ? 0 : 5;
    for (let i = 0; i < count; i += 1) await accept({ request: good });
  } else {
    await holdIn(store, { request, receivedAt: clock.date });
    if (line === 'a notice') await housekeeping.notify();
    else await housekeeping.digest();
  }
  worker.notify();
  await clock.pass(2 * mail.pollInterval);
  return { ...service, server, isOfLead };
}

/** What became of the mail that met the fault, in a few words; told in docs. */
async function outcomeOf(stage: Stage, fault: Fault, line: Line): Promise<string> {
  const { clock, server, settled, isOfLead } = await start(stage, fault, line);
  const mails = line === 'five good leads behind it' ? 6 : 1;
  // The server is as bad as it was: only what met the fault waits.
  const areTold = tellsMailsApart(stage) || fault === 'slow';
  if (areTold && fault !== 'slow') expect(server.mails).toHaveLength(mails - 1);
  if (fault === 'hang') await clock.pass(timing.mail.answerTimeout);
  expect(settled.length).toBeGreaterThanOrEqual(areTold ? mails : 1);
  if (settled.every(({ settlement }) => settlement.outcome === 'delivered')) {
    expect(server.seen).toHaveLength(mails);
    return 'taken once';
  }
  const isOfWords = !isOfLead && stage === 'the mail';
  if (!isOfWords) server.plan = undefined;
  // Within minutes, by itself: without visitors' words where those may be why.
  await clock.pass(10 * minute);
  expect(server.mails).toHaveLength(mails);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(mails);
  const { text = '' } = server.mails.at(-1) ?? {};
  expect(isOfLead || text.includes('server can')).toBe(!isOfWords);
  const retry = settled
    .map(({ settlement }) => settlement)
    .find(({ outcome }) => outcome === 'retry');
  if (retry?.outcome !== 'retry') throw new Error('it was taken at once');
  if (isOfWords) return 'again without words';
  return retry.attempts === 0 ? 'waits for the server' : 'backs off';
}

const outcomes = new Map<string, string>();

/** What a fault is expected to do to the mail that meets it, whatever else is in line. */
function expected(stage: Stage, fault: Fault, line: Line): string {
  if (fault === 'slow') return 'taken once';
  if ((line === 'a notice' || line === 'the digest') && stage === 'the mail') {
    return 'again without words';
  }
  if (stage === 'greeting' || stage === 'EHLO') return 'waits for the server';
  return 'backs off';
}

const cells = stages.flatMap((stage) =>
  faults.flatMap((fault) => lines.map((line) => ({ stage, fault, line }))),
);

describe('a mail server that fails', () => {
  it.each(cells)('at $stage by $fault, with $line', async ({ stage, fault, line }) => {
    const outcome = await outcomeOf(stage, fault, line);
    outcomes.set(`${stage} ${fault} ${line}`, outcome);
    expect(outcome).toBe(expected(stage, fault, line));
  });

  it('is told in docs', async ({ skip }) => {
    skip(outcomes.size < cells.length, 'of a part of the tests there is nothing to be told');
    const rows = stages.flatMap((stage) =>
      faults.map((fault) => {
        const told = lines.map((line) => outcomes.get(`${stage} ${fault} ${line}`) ?? '');
        return `| ${[stage, fault, ...told].join(' | ')} |`;
      }),
    );
    const head = ['Stage', 'Fault', ...lines];
    const text = `# Faults of mail servers

What becomes of a mail that meets one, as \`form-service/test/faults/mail-servers.test.ts\` has seen it: the test
writes this table. In every line the good leads behind it were mailed at once, or, where the server can’t
tell one mail from another yet, with it as soon as the server was well. Nothing failed, nothing came twice.

- **waits for the server**: nothing of the mail was said. Tried every 5 seconds to 1 minute, for any time.
- **backs off**: tried again after 1 minute, doubling to 1 hour, for 5 days.
- **again without words**: after 1 minute, with ids, times and links alone.
- **taken once**: however slow.

| ${head.join(' | ')} |
| ${head.map(() => '---').join(' | ')} |
${rows.join('\n')}
`;
    const path = new URL('../../../docs/faults-of-mail-servers.md', import.meta.url).pathname;
    const options = await resolveConfig(path);
    await expect(await format(text, { ...options, filepath: path })).toMatchFileSnapshot(path);
  });
});
