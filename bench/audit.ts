import { localeValues } from '../shared/src/locales.ts';
import { routes } from '../site/src/content/routes.ts';
import { findBrowser } from '../scripts/browser.ts';
import { root, startCommand } from '../scripts/product.ts';
import { lighthouse, machineIndexes, slowestMachine } from './audit/lighthouse.ts';
import {
  categories,
  goals,
  scoreOf,
  shortfalls,
  type Category,
  type Report,
} from './audit/report.ts';
import { median } from './support/statistics.ts';
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

const rounds = 3;

/** Two runs that agree decide the median of three already. */
const isDecided = (runs: readonly Report[]) =>
  runs.length === 2 && new Set(runs.map((run) => scoreOf(run, 'performance'))).size === 1;

/** The scores of a page and what falls short; performance is the median of its runs. */
function judge(runs: readonly [Report, ...Report[]]) {
  const [first] = runs;
  const performance = median(runs.map((run) => scoreOf(run, 'performance')));
  const typical = runs.find((run) => scoreOf(run, 'performance') === performance) ?? first;
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
  console.log(`Lighthouse, mobile, ${browser}; wanted: ${goal}\n`);
  const pages = (asked.length > 0 ? asked : everything).map((path) => ({
    path,
    runs: [] as Report[],
  }));
  // What else a shared machine does lasts for minutes: the runs of a page lie a whole round apart.
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, runs } of pages.filter((page) => !isDecided(page.runs))) {
      const run = await lighthouse(
        origin + path,
        round === 1 ? categories : ['performance'],
        browser,
      );
      runs.push(run);
      console.log(`round ${round}  ${path.padEnd(40)}${scoreOf(run, 'performance')}`);
    }
  }

  console.log();
  let failed = 0;
  for (const { path, runs } of pages) {
    const results = judge(runs as [Report, ...Report[]]);
    const isShort = results.some(({ score }, index) => score < goals[categories[index] ?? 'seo']);
    if (isShort) failed += 1;
    const scores = results.map(({ score }) => String(score).padStart(4)).join('');
    const short = results.flatMap((result) => result.short).join('; ');
    console.log(`${path.padEnd(40)}${scores}  ${short}`.trimEnd());
  }
  const counted = machineIndexes.filter((index) => index >= slowestMachine);
  const setAside = machineIndexes.length - counted.length;
  console.log(`\nThe machine's index: ${Math.min(...counted)} to ${Math.max(...counted)}.`);
  console.log(`Runs set aside, as it was below ${slowestMachine}: ${setAside}.`);
  console.log(failed === 0 ? 'Nothing falls short.' : `${failed} pages fall short.`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await site.stop();
}
