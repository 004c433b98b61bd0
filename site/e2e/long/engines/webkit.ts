import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { freePort } from '../../../../scripts/ports.ts';
import { answering } from '../../../../scripts/processes.ts';
import { findProgram } from '../../../../scripts/browser.ts';
import { reachable, windowHeight, type Engine } from './engine.ts';

const driver = findProgram(['WebKitWebDriver']);
const screen = findProgram(['xvfb-run']);

/** Debian keeps it beside the library, in a folder of the machine's architecture. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => findProgram([path]));
}

const missing = [
  !driver && 'webkit2gtk-driver',
  !screen && 'xvfb and xauth',
  !findMiniBrowser() && 'libwebkit2gtk-4.1-0',
].filter(Boolean);

const framesLater =
  'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))';

/** WebKitGTK by WebDriver, in a screen of its own that nobody sees. */
export const webkit: Engine = {
  missing:
    missing.length > 0 ? `WebKit is not installed (Debian: ${missing.join(', ')}).` : undefined,
  async start({ width, javaScript }) {
    const port = await freePort();
    const screenOptions = ['-a', '-s', '-screen 0 1600x1200x24'];
    const child = spawn(screen ?? '', [...screenOptions, driver ?? '', `--port=${port}`], {
      detached: true,
      stdio: 'ignore',
    });
    const server = `http://127.0.0.1:${port}`;
    const end = () => process.kill(-(child.pid ?? 0), 'SIGTERM');
    if (!(await answering(`${server}/status`, child))) throw new Error('WebKit did not start.');
    const args = ['--automation', ...(javaScript ? [] : ['--enable-javascript-markup=false'])];
    const browser = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: findMiniBrowser(), args },
        }),
      )
      .build();
    const run = (expression: string) => browser.executeScript(`return ${expression}`);
    await browser.manage().window().setRect({ x: 0, y: 0, width, height: windowHeight });
    return {
      open: (url) => browser.get(url),
      async click(selector) {
        await run(reachable(selector));
        // What lay far below is laid out with the next frames; nobody clicks on what isn't seen yet.
        await browser.executeAsyncScript(framesLater);
        await browser.findElement(By.css(selector)).click();
      },
      type: (selector, text) => browser.findElement(By.css(selector)).sendKeys(text),
      press: (key) =>
        browser
          .actions()
          .sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key])
          .perform(),
      evaluate: run,
      async close() {
        await browser.quit();
        end();
      },
    };
  },
};
