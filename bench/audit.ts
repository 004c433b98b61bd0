import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { localeValues } from '../shared/src/locales.ts';
import { routes } from '../site/src/content/routes.ts';
import { findBrowser } from '../scripts/browser.ts';
import { root, startCommand } from '../scripts/product.ts';
import {
  categories,
  goals,
  scoreOf,
  shortfalls,
  type Category,
  type Report,
} from './audit/report.ts';
import { median } from './support/load.ts';
import { startServer, untilIdle } from './support/server.ts';

// Lighthouse, as on a phone, over the built site. Addresses on the command line are audited alone.

const port = 3484;
const origin = `http://localhost:${port}`;

const sample = [
  '/',
  '/services/web-development',
  '/case-studies/orderbuddy',
  '/tech/ai',
  '/Pricing',
];
const everything = localeValues.flatMap((locale) =>
  locale === 'en' ? routes.map(({ path }) => path) : sample.map((path) => `${path}?lang=${locale}`),
);
const asked = process.argv.slice(2);

const run = promisify(execFile);
const chromeFlags = [
  '--headless=new',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A browser that is starved of time may lose its trace: how often a page is tried. */
const tries = 3;

/** @throws Error where the page could not be audited. */
async function lighthouse(page: string, only: readonly Category[]): Promise<Report> {
  const command = [
    origin + page,
    ...['--quiet', '--no-enable-error-reporting', '--output=json'],
    `--only-categories=${only.join(',')}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const output = await run('lighthouse', command, { env, maxBuffer: 64 * 1024 * 1024 }).then(
      ({ stdout }) => stdout,
      () => undefined,
    );
    if (!output) continue;
    const report = JSON.parse(output) as Report;
    machineIndexes.push(report.environment.benchmarkIndex);
    return report;
  }
  throw new Error(`Lighthouse could not audit ${page}.`);
}

/** Of every run. Lighthouse takes what the machine needs times four for a phone's. */
const machineIndexes: number[] = [];

/** The scores of a page and what falls short; performance is the median of three runs. */
async function audit(page: string) {
  await fetch(origin + page);
  const first = await lighthouse(page, categories);
  const runs = [first];
  const performances = () => runs.map((report) => scoreOf(report, 'performance'));
  // Two that agree decide the median already.
  while (runs.length < 3 && !(runs.length === 2 && new Set(performances()).size === 1)) {
    runs.push(await lighthouse(page, ['performance']));
  }
  const performance = median(performances());
  const typical = runs.find((report) => scoreOf(report, 'performance') === performance) ?? first;
  const reports = { performance: typical } as Partial<Record<Category, Report>>;
  return categories.map((category) => {
    const report = reports[category] ?? first;
    const score = scoreOf(report, category);
    return { score, short: score < goals[category] ? shortfalls(report, category) : [] };
  });
}

const browser = findBrowser();
if (!browser) {
  console.error('No browser: install Chromium or Chrome, or set BROWSER_PATH.');
  process.exit(1);
}
const site = await startServer(
  {
    name: 'The site',
    command: startCommand('site'),
    cwd: `${root}site`,
    env: { PORT: String(port), SITE_URL: origin },
  },
  `${origin}/`,
);
try {
  await untilIdle(site);
  const goal = categories.map((category) => `${category} ${goals[category]}`).join(', ');
  console.log(`Lighthouse, mobile; wanted: ${goal}\n`);
  let failed = 0;
  for (const page of asked.length > 0 ? asked : everything) {
    const results = await audit(page);
    const isShort = results.some(({ score }, index) => score < goals[categories[index] ?? 'seo']);
    if (isShort) failed += 1;
    const scores = results.map(({ score }) => String(score).padStart(4)).join('');
    const short = results.flatMap((result) => result.short).join('; ');
    console.log(`${page.padEnd(40)}${scores}  ${isShort ? short : ''}`.trimEnd());
  }
  const [slowest, fastest] = [Math.min(...machineIndexes), Math.max(...machineIndexes)];
  console.log(`\nThe machine's index: ${slowest} to ${fastest}, median ${median(machineIndexes)}.`);
  console.log(failed === 0 ? 'Nothing falls short.' : `${failed} pages fall short.`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await site.stop();
}
