import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { root } from '../../scripts/product.ts';

/** The same pages built with what others would build them with. Nothing of it is the repository's. */

const versions = {
  astro: { astro: '7.3.5' },
  next: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
};

type Tree = string | readonly [tag: string, attributes: Record<string, string>, children: Tree[]];

/** A page as its markup: without scripts, which are each framework's own. */
interface Copy {
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  readonly tree: Tree;
  readonly html: string;
}

/** Runs in the browser. */
function readPage(): Omit<Copy, 'path'> {
  const { body, documentElement, title } = document;
  for (const one of body.querySelectorAll('script, style, link, meta')) one.remove();
  const hrefs = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
  const read = (node: Node): Tree | undefined => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return undefined;
    const attributes = Object.fromEntries([...node.attributes].map((a) => [a.name, a.value]));
    const children = [...node.childNodes].map(read).filter((child) => child !== undefined);
    return [node.localName, attributes, children];
  };
  return {
    title,
    language: documentElement.lang,
    sheets: [...new Set(hrefs('link[rel=stylesheet]'))],
    fonts: [...new Set(hrefs('link[rel=preload][as=font]'))],
    tree: read(body) ?? '',
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

function install(folder: string, dependencies: Readonly<Record<string, string>>): void {
  write(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--silent');
}

function run(folder: string, file: string, ...args: string[]): void {
  execFileSync(file, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: '',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
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
  install(folder, versions.astro);
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

/** Draws a tree with React, with Next's own links. */
const renderer = `import { createElement } from 'react';
import Link from 'next/link';
const names = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', srcset: 'srcSet', maxlength: 'maxLength',
  autocomplete: 'autoComplete', inputmode: 'inputMode', popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction', fetchpriority: 'fetchPriority', colspan: 'colSpan',
  hreflang: 'hrefLang', novalidate: 'noValidate', crossorigin: 'crossOrigin', 'xlink:href': 'xlinkHref' };
const booleans = new Set(['hidden', 'required', 'disabled', 'open', 'inert', 'autofocus', 'multiple']);
const property = ([name, value]) =>
  booleans.has(name) && value === '' ? [name, true]
  : [names[name] ?? (/^(?:data|aria)-/.test(name) ? name : name.replace(/-(\\w)/g, (_, c) => c.toUpperCase())), value];
export function render(tree, key) {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, children] = tree;
  const properties = Object.fromEntries(Object.entries(attributes).map(property));
  if (tag === 'textarea') properties.defaultValue = children.join('');
  const isOwn = tag === 'a' && attributes.href?.startsWith('/') && !attributes.href.includes('?');
  const inner = tag === 'textarea' ? [] : children.map(render);
  return createElement(isOwn ? Link : tag, { key, ...properties }, ...inner);
}`;

/** Server components, exported as files, with Next's router: Next as it comes. Gives the folder to serve. */
export function buildNext(folder: string, copies: readonly Copy[]): string {
  install(folder, versions.next);
  addFiles(join(folder, 'public'));
  write(
    join(folder, 'next.config.mjs'),
    `export default { output: 'export', turbopack: { root: ${JSON.stringify(folder)} } };`,
  );
  write(join(folder, 'app/render.jsx'), renderer);
  write(
    join(folder, 'app/layout.jsx'),
    `export default ({ children }) => <html lang="${copies[0]?.language ?? ''}"><body>{children}</body></html>;`,
  );
  for (const copy of copies) {
    const place = join(folder, 'app', copy.path);
    const up = '../'.repeat(copy.path.split('/').filter(Boolean).length) || './';
    const links = headOf(copy).replace(/<meta[^>]*>\n/u, '');
    const [, , content] = copy.tree as Exclude<Tree, string>;
    write(join(place, 'tree.json'), JSON.stringify(content));
    write(
      join(place, 'page.jsx'),
      `import tree from './tree.json';\nimport { render } from '${up}render.jsx';
export const metadata = { title: ${JSON.stringify(copy.title)} };
export default () => <>${links}{tree.map(render)}</>;`,
    );
  }
  run(folder, 'npx', 'next', 'build');
  return join(folder, 'out');
}
