import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openMailServer, type SendMail } from '../../src/delivery/transport.ts';
import { timing } from '../../src/time.ts';
import { testEnvironment } from '../support/app.ts';
import { TestClock } from '../support/clocks.ts';
import { FaultMail } from '../support/fault-mail.ts';
import { faults, FaultServer, stages, type Plan } from '../support/fault-server.ts';

/** How far a mail came, and what was said of it. */
async function outcomeOf(send: SendMail, hangs: () => Promise<unknown>) {
  const progress: string[] = [];
  const note = (what: string) => () => void progress.push(what);
  const attempt = new AbortController();
  const sending = send({
    to: [{ name: '', address: 'sales@x.example' }],
    subject: 'New request',
    text: 'Hello',
    messageId: '<1@x.example>',
    signal: attempt.signal,
    onBegun: note('begun'),
    onText: note('text'),
    onSaid: note('said'),
  });
  void hangs().then(() => attempt.abort());
  const outcome = await sending.then(
    ({ accepted }) => ({ accepted }),
    (error: unknown) => {
      const { code, responseCode, command } = error as Record<string, unknown>;
      return { code, responseCode, command };
    },
  );
  return { progress, outcome };
}

const cells = stages.flatMap((stage) => faults.map((fault) => ({ stage, fault })));

/** What the other tests of mail servers rely on: their double and the real thing fail in the same way. */
it.each(cells)(
  'a server that fails at $stage by $fault is told as its double tells it',
  async (cell) => {
    const plan: Plan = { ...cell, delay: 1 };
    const server = await FaultServer.start(plan);
    const config = readConfig(testEnvironment({ SMTP_URL: server.url }));
    const real = openMailServer(config, timing.smtp);
    onTestFinished(() => real.close());
    const never = new Promise(() => undefined);
    const isHung = () => (plan.fault === 'hang' ? server.hung : never);
    const clock = new TestClock();
    const told = outcomeOf(new FaultMail(clock, plan).send, () =>
      plan.fault === 'hang' ? Promise.resolve() : never,
    );
    await clock.pass(1);
    expect(await outcomeOf(real.send, isHung)).toEqual(await told);
  },
);
