import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { root } from '../../scripts/product.ts';

/** The same pages built with what others would build them with. */

const dependencies = { astro: '7.3.5' };

/** A page as its markup: without scripts, which are each framework's own. */
interface Copy {
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  readonly html: string;
}

/** Runs in the browser. */
function readPage(): Omit<Copy, 'path'> {
  const { body, documentElement, title } = document;
  for (const one of body.querySelectorAll('script, style, link, meta')) one.remove();
  const hrefs = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
  return {
    title,
    language: documentElement.lang,
    sheets: [...new Set(hrefs('link[rel=stylesheet]'))],
    fonts: [...new Set(hrefs('link[rel=preload][as=font]'))],
    html: body.innerHTML,
  };
}

export async function readPages(browser: Browser, origin: string, paths: readonly string[]) {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  const copies: Copy[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    copies.push({ path, ...(await page.evaluate(readPage)) });
  }
  await page.close();
  return copies;
}

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const built = `${root}site/dist/public`;

/** Pictures, faces and style sheets: the same files under the same names. */
function addFiles(folder: string): void {
  for (const name of ['assets', 'scenes', 'land', 'icons', 'favicon.svg', 'favicon.ico'])
    cpSync(join(built, name), join(folder, name), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz|js)$/u.test(file),
    });
}

function run(folder: string, file: string, ...args: string[]): void {
  execFileSync(file, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: '', ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

const headOf = ({ sheets, fonts }: Copy) =>
  [
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" crossOrigin="" />`),
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" />`),
  ].join('\n');

/** Pages of finished HTML, links of the browser's own: Astro as it comes. Gives the folder to serve. */
export function buildAstro(folder: string, copies: readonly Copy[]): string {
  write(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--silent');
  addFiles(join(folder, 'public'));
  for (const copy of copies) {
    const name = copy.path === '/' ? 'index' : copy.path.slice(1);
    write(join(folder, `src/markup/${name}.html`), copy.html);
    const up = '../'.repeat(name.split('/').length);
    write(
      join(folder, `src/pages/${name}.astro`),
      `---\nimport body from '${up}markup/${name}.html?raw';\n---\n<!doctype html><html lang="${copy.language}">
<head><meta charset="utf-8" /><title>${copy.title}</title>${headOf(copy)}</head>
<body set:html={body} /></html>`,
    );
  }
  run(folder, 'npx', 'astro', 'build');
  return join(folder, 'dist');
}
