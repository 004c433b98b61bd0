import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { timing } from '../../form-service/src/time.ts';
import { processorTime } from '../support/process.ts';
import { median, medianRatio } from '../support/statistics.ts';
import type { Measured } from '../support/wrk.ts';
import { load } from './leads.ts';
import { report } from '../support/report.ts';
import * as servers from './servers.ts';

const rounds = 5;

/** As many visitors at once as the service is promised to bear, in connections. */
const spike = 500;

interface Contender {
  readonly port: number;
  readonly child: ChildProcess;
}

/** Only one server runs at a time: what another would do meanwhile, such as mailing, is no load. */
async function alone<T>({ child }: Contender, measure: () => Promise<T>): Promise<T> {
  child.kill('SIGCONT');
  // To itself it was overloaded, which it answers with 503 until that has left its average.
  await sleep(2 * timing.pressure);
  const result = await measure();
  child.kill('SIGSTOP');
  return result;
}

/** What a contender did in its turns. */
class Turns {
  readonly rates: number[] = [];
  readonly p99: number[] = [];
  /** Microseconds of the processor for each request. */
  readonly costs: number[] = [];

  add({ requestsPerSecond, latency, requests }: Measured, used: number): void {
    this.rates.push(requestsPerSecond);
    this.p99.push(latency.p99);
    this.costs.push((used * 1e6) / requests);
  }

  describe(): string {
    return `${median(this.rates).toFixed(0)} per second, ${median(this.costs).toFixed(0)} µs each`;
  }
}

async function measureInTurns<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  seconds: number,
): Promise<Record<Name, Turns>> {
  const names = Object.keys(contenders) as Name[];
  const turns = Object.fromEntries(names.map((name) => [name, new Turns()])) as Record<Name, Turns>;
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const contender = contenders[name];
      await alone(contender, async () => {
        const before = processorTime(contender.child);
        const measured = await load(contender.port, seconds);
        const used = processorTime(contender.child) - before;
        if (round > 0) turns[name].add(measured, used);
      });
    }
  }
  return turns;
}

function reportSpike(bursts: readonly Measured[]): void {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const ofEach = (one: (measured: Measured) => number) => median(bursts.map(one));
  const [middle, p99, worst] = [
    ofEach(({ latency }) => latency.median),
    ofEach(({ latency }) => latency.p99),
    ofEach(({ latency }) => latency.worst),
  ];
  const times = `median ${middle.toFixed(0)}, p99 ${p99.toFixed(0)}, worst ${worst.toFixed(0)} ms`;
  const sent = `of ${sum(bursts.map(({ requests }) => requests))}`;
  report(`${spike} connections: lost`, sum(bursts.map(({ lost }) => lost)), '0', sent);
  const spread = ofEach(({ latency }) => latency.p99 / latency.median);
  report(`${spike} connections: p99 / median`, spread, '< 10', times);
}

/**
 * Accepting while the mail server is down and while it is up, against the floor and a no-op. Where it is
 * up, the service mails what it accepts at the same time, to a mail server on the same machine.
 */
export async function benchAccepts(folder: string, seconds: number): Promise<void> {
  const mailServer = await servers.startMailServer();
  const upPort = servers.servicePort + 10;
  const file = (name: string) => join(folder, `${name}.db`);
  const contenders = {
    noop: { port: servers.noopPort, child: await servers.startNoop() },
    floor: { port: servers.floorPort, child: await servers.startFloor(file('floor')) },
    down: {
      port: servers.servicePort,
      child: await servers.startService(servers.deadSmtpUrl, file('down')),
    },
    up: {
      port: upPort,
      child: await servers.startService(servers.smtpUrl, file('up'), upPort),
    },
  };
  for (const { child } of Object.values(contenders)) child.kill('SIGSTOP');
  const { noop, floor, down, up } = await measureInTurns(contenders, seconds);
  const bursts: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bursts.push(await alone(contenders.down, () => load(servers.servicePort, seconds, spike)));
  }
  for (const { child } of Object.values(contenders)) await servers.stop(child);
  await servers.stop(mailServer);

  report('accepts / floor', medianRatio(down.rates, floor.rates), '≥ 0.7', down.describe());
  report('accepts / no-op POST', medianRatio(down.rates, noop.rates), 'told', noop.describe());
  report('floor / no-op POST', medianRatio(floor.rates, noop.rates), 'told', floor.describe());
  const slowest = `${median(down.p99).toFixed(1)} / ${median(up.p99).toFixed(1)} ms`;
  report('p99 mail server down / up', medianRatio(down.p99, up.p99), '0.9 to 1.1', slowest);
  reportSpike(bursts);
}
