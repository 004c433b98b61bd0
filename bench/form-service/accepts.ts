import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, medianRatio } from '../support/load.ts';
import { load } from './leads.ts';
import { report } from './report.ts';
import * as servers from './servers.ts';

const rounds = 5;

/** Only one server runs at a time: what another would do meanwhile, such as mailing, is no load. */
async function alone<T>(child: ChildProcess, measure: () => Promise<T>): Promise<T> {
  child.kill('SIGCONT');
  // To itself it was overloaded, which it answers with 503 for a second.
  await sleep(2_500);
  const result = await measure();
  child.kill('SIGSTOP');
  return result;
}

/**
 * Accepting while the mail server is down and while it is up, against a no-op. Where it is up, the
 * service mails what it accepts at the same time, to a mail server on the same machine.
 */
export async function benchAccepts(folder: string, seconds: number): Promise<void> {
  const mailServer = await servers.startMailServer();
  const upPort = servers.servicePort + 10;
  const contenders = {
    noop: { port: servers.noopPort, child: await servers.startNoop() },
    down: {
      port: servers.servicePort,
      child: await servers.startService(servers.deadSmtpUrl, join(folder, 'down.db')),
    },
    up: {
      port: upPort,
      child: await servers.startService(servers.smtpUrl, join(folder, 'up.db'), upPort),
    },
  };
  const rates = { noop: [] as number[], down: [] as number[], up: [] as number[] };
  const p99 = { noop: [] as number[], down: [] as number[], up: [] as number[] };
  const names = ['noop', 'down', 'up'] as const;
  for (const name of names) contenders[name].child.kill('SIGSTOP');
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const { child, port } = contenders[name];
      const result = await alone(child, () => load(port, seconds));
      if (round === 0) continue;
      rates[name].push(result.requests.average);
      p99[name].push(result.latency.p99);
    }
  }
  for (const { child } of Object.values(contenders)) await servers.stop(child);
  await servers.stop(mailServer);

  const perSecond = `${Math.round(median(rates.down))} / ${Math.round(median(rates.noop))} per second`;
  const slowest = `${median(p99.down)} / ${median(p99.up)} ms`;
  report(
    'durable accepts / no-op Fastify POST',
    medianRatio(rates.down, rates.noop),
    '≥ 0.5',
    perSecond,
  );
  report('p99 mail server down / up', medianRatio(p99.down, p99.up), '0.9 to 1.1', slowest);
}
