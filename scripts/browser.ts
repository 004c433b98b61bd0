import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * By name or place, the fastest first: a browser with windows draws them also when nobody sees them, which on
 * two cores takes twice as long.
 */
const browsers = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The first of some programs that this machine has, by name or by path. */
export function findProgram(wanted: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return wanted
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

/** The Chromium or Chrome of this machine, or the one that BROWSER_PATH names. */
export function findBrowser(): string | undefined {
  const { BROWSER_PATH } = process.env;
  return BROWSER_PATH && existsSync(BROWSER_PATH) ? BROWSER_PATH : findProgram(browsers);
}

const succeeds = (file: string, args: string[]) =>
  spawnSync(file, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const playwrightsOwn = () => {
  if (!succeeds('playwright', ['install', 'chromium'])) return undefined;
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const path = execFileSync('node', ['-e', script], { encoding: 'utf8' }).trim();
  return existsSync(path) ? path : undefined;
};

const systems = () => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [file = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return succeeds(file, rest);
  };
  // Without faces for Korean and Japanese the browser would show boxes.
  return apt('update', '-qq') &&
    apt('install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk')
    ? findBrowser()
    : undefined;
};

/**
 * A browser for the tests: one that is there, else Playwright's own, else the system's package
 * manager's. Says what it did.
 * @throws Error where none can be had.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  console.log('Browser: none installed; asking Playwright for its own …');
  const own = playwrightsOwn();
  if (own) {
    console.log(`Browser: installed ${own}`);
    return own;
  }
  console.log("Browser: Playwright's can't be had; asking the system's package manager …");
  const installed = systems();
  if (!installed) throw new Error('No browser: install Chromium or Chrome, or set BROWSER_PATH.');
  console.log(`Browser: installed ${installed}`);
  return installed;
}
