import type { Part } from '../../scripts/processes.ts';
import { report } from '../support/report.ts';
import { startServer } from '../support/server.ts';
import { median, medianRatio } from '../support/statistics.ts';
import { emptyWakuApp } from './empty-app.ts';
import { address, ports, sitePart } from './servers.ts';

const rounds = 5;

async function startTime(part: Part, port: number): Promise<number> {
  const running = await startServer(part, `${address(port)}/`);
  await running.stop();
  return running.startTime;
}

/** From the start of the process to the first page, beside an app of one word. */
export async function benchStart(): Promise<void> {
  const app = emptyWakuApp(ports.empty);
  const site: number[] = [];
  const empty: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    site.push(await startTime(sitePart, ports.site));
    empty.push(await startTime(app, ports.empty));
  }
  const detail = `${median(site).toFixed(0)} / ${median(empty).toFixed(0)} ms`;
  report('start to the first page / an empty Waku app', medianRatio(site, empty), '< 1.5', detail);
}
