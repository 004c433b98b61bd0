import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.ts';

// The test command: each step says what it is, and the first failure ends it.
const steps: [title: string, command: string[]][] = [
  ['Types, lint, styles, formatting, unused code', ['npm', 'run', '--silent', 'check']],
  ['Unit and integration tests', ['vitest', 'run']],
  ['Build', ['npm', 'run', '--silent', 'build']],
  ['Browser tests against the built product', ['playwright', 'test', '-c', 'site']],
];

const browser = ensureBrowser();
for (const [title, [file = '', ...args]] of steps) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(file, args, {
    stdio: 'inherit',
    env: { ...process.env, BROWSER_PATH: browser },
  });
  if (status !== 0) {
    console.error(`Failed: ${title}`);
    process.exit(1);
  }
}
