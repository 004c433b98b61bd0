import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'puppeteer-core';
import { findProgram } from '../../../../scripts/browser.ts';
import { reachable, windowHeight, type Engine } from './engine.ts';

const path = findProgram(['firefox-esr', 'firefox']);

const scripts = /<script\b.*?<\/script>/gsu;

/**
 * Firefox can't be told to run no scripts without becoming deaf to its driver. So documents come to it
 * without any, through a proxy.
 */
async function scriptless(): Promise<Server> {
  const proxy = createServer((incoming, answer) => {
    const { method, headers, url = '' } = incoming;
    const onward = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const outgoing = request(url, onward, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const isDocument = response.headers['content-type']?.includes('html') === true;
        const whole = Buffer.concat(parts);
        const body = isDocument ? whole.toString().replace(scripts, '') : whole;
        answer.writeHead(response.statusCode ?? 0, {
          ...response.headers,
          'content-length': Buffer.byteLength(body),
        });
        answer.end(body);
      });
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return proxy;
}

const throughProxy = (proxy: Server) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': (proxy.address() as AddressInfo).port,
  'network.proxy.allow_hijacking_localhost': true,
});

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  missing: path ? undefined : 'Firefox is not installed (Debian: firefox-esr).',
  async start({ width, javaScript }) {
    const proxy = javaScript ? undefined : await scriptless();
    const browser = await launch({
      browser: 'firefox',
      executablePath: path ?? '',
      headless: true,
      // A pointer, as on any desktop: without one nothing can be hovered.
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-US',
        'ui.primaryPointerCapabilities': 6,
        ...(proxy && throughProxy(proxy)),
      },
    });
    const page = await browser.newPage();
    await page.setViewport({ width, height: windowHeight });
    return {
      async open(url) {
        await page.goto(url);
      },
      async click(selector) {
        await page.evaluate(reachable(selector));
        await page.click(selector);
      },
      type: (selector, text) => page.type(selector, text),
      press: (key) => page.keyboard.press(key),
      evaluate: (expression) => page.evaluate(expression),
      async close() {
        await browser.close();
        proxy?.close();
        proxy?.closeAllConnections();
      },
    };
  },
};
