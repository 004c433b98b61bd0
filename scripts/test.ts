import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { root } from './product.ts';

/**
 * `npm test` is the gate: what each change has to pass. `npm run test:all` is the gate and the long ring:
 * what takes long, wants real time, other engines or whole matrices. A test's ring is told by its place:
 * what lies in a folder `long` is of the long ring.
 */
type Step = [title: string, command: string[]];

const check: Step = ['Types, lint, styles, formatting, unused code', ['npm', 'run', '-s', 'check']];
const build: Step = ['Build', ['npm', 'run', '-s', 'build']];
// The longest of them wait for leases and processes to end: others run meanwhile, however few the processors.
const tests = (title: string, ...options: string[]): Step => [
  title,
  ['vitest', 'run', '--maxWorkers', '4', ...options],
];
const browserTests = (title: string, ...options: string[]): Step => [
  title,
  ['playwright', 'test', '-c', 'site', ...options],
];

const gate: Step[] = [
  check,
  tests('Unit and integration tests', '--exclude', '**/long/**'),
  build,
  browserTests('Browser tests against the built product', '--project', 'gate'),
];

const all: Step[] = [
  check,
  tests('Unit and integration tests, the long ones too'),
  build,
  browserTests('Browser tests against the built product, the long ones and other engines too'),
];

/** Some tests, by file or folder, with options such as `-t name` or, of browser tests, `-g name`. */
const some = (options: string[]): Step[] =>
  options.some((option) => /(?:^|\/)e2e(?:\/|$)|\.spec\.ts/u.test(option))
    ? [build, browserTests('Browser tests', ...options)]
    : [tests('Tests', ...options)];

const args = process.argv.slice(2);
const isWhole = args.length === 0 || args[0] === '--all';
const isAll = args[0] === '--all';
const steps = isAll ? all : isWhole ? gate : some(args);

const needsBrowser = steps.some(([, [program]]) => program === 'playwright');
const env = {
  ...process.env,
  ...(needsBrowser && { BROWSER_PATH: ensureBrowser() }),
  // The gate draws the same examples each time, the long ring others (form-service/test/support/fast-check.ts).
  ...(isAll && { TEST_SEED: String(Date.now()) }),
};

// Each step says what it is, and the first failure ends it.
for (const [title, [file = '', ...rest]] of steps) {
  console.log(`\n== ${title}`);
  const began = performance.now();
  const { status } = spawnSync(file, rest, { stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`Failed: ${title}`);
    process.exit(1);
  }
  console.log(`${title}: ${Math.round((performance.now() - began) / 1000)} s`);
}

if (isWhole) {
  const files = globSync(
    '{shared,site,form-service,scripts}/{test,e2e}/**/*.{test,spec}.{ts,tsx}',
    {
      cwd: root,
    },
  );
  const long = files.filter((file) => file.includes('/long/')).length;
  console.log(
    isAll
      ? `\nPassed: the checks, the build, and all ${files.length} files of tests; nothing was left out.`
      : `\nPassed: the checks, the build, and ${files.length - long} files of tests. Left to \`npm run test:all\`: the ${long} files in folders named “long”.`,
  );
}
