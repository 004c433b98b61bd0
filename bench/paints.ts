import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import type { Part } from '../scripts/processes.ts';
import { startCommand } from '../scripts/product.ts';
import { startServer, untilIdle } from './support/server.ts';
import { median } from './support/statistics.ts';
import { Line } from './visit/line.ts';
import { newPhone, startBrowser } from './visit/phone.ts';

/**
 * First and largest paint of builds of the site, in turns, as on a phone on a slow line with nothing kept:
 * each against the first one named. `node bench/paints.ts ROUNDS FOLDER FOLDER…`, folders that hold a `dist`.
 */
const [rounds = '0', ...folders] = process.argv.slice(2);
const paths = ['/', '/case-studies/orderbuddy', '/Pricing', '/Project'];

/** How long after `load` something larger may still be painted, in ms. */
const rest = 1500;

interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** The median, and between which values the middle half lies. */
function middleHalf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? NaN).toFixed(0);
  return `${at(0.5)}, ${at(0.25)} to ${at(0.75)}`;
}

async function measure(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.createBrowserContext();
  const page = await newPhone(context);
  await page.goto(address, { waitUntil: 'load' });
  await sleep(rest);
  const paints = await page.evaluate(async () => {
    const largest = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        resolve(list.getEntries().at(-1)?.startTime ?? NaN);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { first: first?.startTime ?? NaN, largest: await largest };
  });
  await context.close();
  return paints;
}

const builds = await Promise.all(
  folders.map(async (folder, index) => {
    const [port, linePort] = [3500 + index, 3600 + index];
    const origin = `http://localhost:${linePort}`;
    const part: Part = {
      name: folder,
      command: startCommand('site'),
      cwd: folder,
      env: { PORT: String(port), SITE_URL: origin, FORM_SERVICE_URL: 'http://localhost:4500' },
    };
    const server = await startServer(part, `http://localhost:${port}/healthz`);
    await untilIdle(server);
    return { folder, origin, server, line: await new Line(port).open(linePort) };
  }),
);
const browser = await startBrowser();
try {
  for (const path of paths) {
    const paints = builds.map((): Paints[] => []);
    // The first round warms up and is not counted. Every other one goes the other way round.
    for (let round = 0; round <= Number(rounds); round += 1) {
      const order = round % 2 === 0 ? builds : builds.toReversed();
      for (const build of order) {
        const measured = await measure(browser, build.origin + path);
        if (round > 0) paints[builds.indexOf(build)]?.push(measured);
      }
    }
    for (const what of ['first', 'largest'] as const) {
      const cells = builds.map(({ folder }, index) => {
        const values = (paints[index] ?? []).map((one) => one[what]);
        const differences = values.map((value, turn) => value - (paints[0]?.[turn]?.[what] ?? NaN));
        return `${folder} ${median(values).toFixed(0)} (${middleHalf(differences)})`;
      });
      console.log(`${path} ${what} paint, ms: ${cells.join('; ')}`);
    }
  }
} finally {
  await browser.close();
  for (const { line, server } of builds) {
    line.close();
    await server.stop();
  }
}
process.exit();
