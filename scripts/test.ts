import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.ts';

type Step = [title: string, command: string[]];

const build: Step = ['Build', ['npm', 'run', '--silent', 'build']];

const engines = (...args: string[]): Step => [
  'Journeys in Firefox and WebKit',
  ['playwright', 'test', '-c', 'site/engines.config.ts', ...args],
];

/** Everything: what a change has to pass. */
const all: Step[] = [
  ['Types, lint, styles, formatting, unused code', ['npm', 'run', '--silent', 'check']],
  ['Unit and integration tests', ['vitest', 'run']],
  build,
  ['Browser tests against the built product', ['playwright', 'test', '-c', 'site']],
  engines(),
];

/** Some tests, by file or folder, with options such as `-t name` or, of browser tests, `-g name`. */
const some = (args: string[]): Step[] =>
  args.some((arg) => arg.includes('e2e/engines'))
    ? [build, engines(...args)]
    : args.some((arg) => /(?:^|\/)e2e(?:\/|$)|\.spec\.ts/u.test(arg))
      ? [build, ['Browser tests', ['playwright', 'test', '-c', 'site', ...args]]]
      : [['Tests', ['vitest', 'run', ...args]]];

const args = process.argv.slice(2);
const steps = args.length > 0 ? some(args) : all;
const needsBrowser = steps.some(([, [program]]) => program === 'playwright');
const browser = needsBrowser ? { BROWSER_PATH: ensureBrowser() } : {};

// Each step says what it is, and the first failure ends it.
for (const [title, [file = '', ...rest]] of steps) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(file, rest, {
    stdio: 'inherit',
    env: { ...process.env, ...browser },
  });
  if (status !== 0) {
    console.error(`Failed: ${title}`);
    process.exit(1);
  }
}
