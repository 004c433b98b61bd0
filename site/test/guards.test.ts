import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config, { serviceRooms } from '../../scripts/arrows.config.ts';

/** One import, by type alone, that each rule has to catch: from a file to a file. */
const planted: Record<string, [from: string, to: string]> = {
  'no-circle': ['site/src/content/circle-a.ts', 'site/src/content/circle-b.ts'],
  'leads-nowhere': ['shared/src/lost.ts', 'shared/src/nowhere.ts'],
  'shared-alone': ['shared/src/a.ts', 'site/src/content/a.ts'],
  'site-form-service': ['site/src/content/b.ts', 'form-service/src/app.ts'],
  'form-service-site': ['form-service/src/app.ts', 'site/src/content/a.ts'],
  'no-tests': ['site/src/content/c.ts', 'site/test/c.ts'],
  'site-content-upwards': ['site/src/content/d.ts', 'site/src/i18n/a.ts'],
  'site-words-upwards': ['site/src/words/a.ts', 'site/src/i18n/a.ts'],
  'site-i18n-upwards': ['site/src/i18n/b.ts', 'site/src/request/a.ts'],
  'site-request-upwards': ['site/src/request/b.ts', 'site/src/metadata/a.ts'],
  'site-metadata-upwards': ['site/src/metadata/b.ts', 'site/src/components/a.ts'],
  'site-components-upwards': ['site/src/components/b.ts', 'site/src/sections/a.ts'],
  'site-islands-upwards': ['site/src/islands/b.ts', 'site/src/sections/c.ts'],
  'site-sections-upwards': ['site/src/sections/b.ts', 'site/src/layouts/a.ts'],
  'site-layouts-upwards': ['site/src/layouts/b.ts', 'site/src/pages/a.ts'],
  'site-front-below': ['site/src/front/b.ts', 'site/src/components/a.ts'],
  'site-front-alone': ['site/src/request/c.ts', 'site/src/front/a.ts'],
  'site-browser-below': ['site/src/browser/b.ts', 'site/src/components/a.ts'],
  'site-browser-alone': ['site/src/i18n/c.ts', 'site/src/browser/a.ts'],
  'pictures-alone': ['site/pictures/b.ts', 'site/src/content/a.ts'],
  'pictures-for-components': ['site/src/sections/c.ts', 'site/pictures/a.ts'],
  // Each room imports from the next one up.
  ...Object.fromEntries(
    serviceRooms
      .slice(0, -1)
      .map((room, i) => [
        `form-service-${room}-upwards`,
        [`form-service/src/${room}/b.ts`, `form-service/src/${serviceRooms[i + 1] ?? ''}/a.ts`],
      ]),
  ),
};

const root = mkdtempSync(join(tmpdir(), 'arrows-'));
const caught = new Map<string, Set<string>>();

/** Types of pictures may be named anywhere. */
const caughtByValue = new Set(['pictures-for-components']);

function plant([from, to]: [string, string], rule: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'a' });
  };
  const towards = (file: string, other: string) => {
    const path = relative(dirname(file), other);
    return `import ${caughtByValue.has(rule) ? '' : 'type {} from '} '${path.startsWith('.') ? path : `./${path}`}';\n`;
  };
  write(from, towards(from, to));
  if (!to.includes('nowhere')) write(to, rule === 'no-circle' ? towards(to, from) : 'export {};\n');
}

beforeAll(async () => {
  for (const [rule, pair] of Object.entries(planted)) plant(pair, rule);
  const { output } = await cruise(['site', 'form-service', 'shared'], {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  for (const { from, rule } of (output as ICruiseResult).summary.violations)
    caught.set(rule.name, (caught.get(rule.name) ?? new Set()).add(from));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('each rule of the arrows catches what it forbids', () => {
  it.each(config.forbidden.map(({ name }) => name))('%s', (name) => {
    expect(planted).toHaveProperty(name);
    expect([...(caught.get(name) ?? [])]).toContain(planted[name]?.[0]);
  });
});

it('has a place for every room of the form service', () => {
  const isRoom = (name: string) =>
    serviceRooms.some((room) => new RegExp(`^${room}(?:$|\\.|-)`, 'u').test(name));
  const names = readdirSync(join(import.meta.dirname, '../../form-service/src'));
  expect(names.filter((name) => !isRoom(name))).toEqual([]);
});

/** One line that the linter has to catch, each in a file of its own beside those of the product. */
const forbidden: [folder: string, code: string, rule: string][] = [
  ['site/src/content', 'export const a = process.env.A;', 'eslint-js(no-restricted-syntax)'],
  ['site/src/content', 'export const a = Temporal.Now;', 'eslint(no-restricted-globals)'],
  ['site/src/content', 'export const f = (a: any) => a;', 'typescript(no-explicit-any)'],
  ...[
    'process.env.A',
    'Date.now()',
    'performance.now()',
    'new Date()',
    'setTimeout(String, 1)',
    'setInterval(String, 1)',
    'AbortSignal.timeout(1)',
    "await import('node:timers/promises')",
  ].map((code): [string, string, string] => [
    'form-service/src',
    `export const a = ${code};`,
    'eslint-js(no-restricted-syntax)',
  ]),
  [
    'form-service/src',
    "import { setTimeout } from 'node:timers';\nexport { setTimeout };",
    'eslint-js(no-restricted-syntax)',
  ],
  [
    'form-service/src',
    'const wait = async () => undefined;\nexport function f() { wait(); }',
    'typescript(no-floating-promises)',
  ],
  [
    'site/src/islands',
    "import { useEffect, useState } from 'react';\nexport function useIt(a: number) { const [b, setB] = useState(0); useEffect(() => setB(a), []); return b; }",
    'react-hooks(exhaustive-deps)',
  ],
];

describe('the linter looks at', () => {
  const found = new Map<string, string[]>();

  beforeAll(() => {
    const project = join(import.meta.dirname, '../..');
    const copy = mkdtempSync(join(tmpdir(), 'linted-'));
    for (const file of ['oxlint.config.ts', 'tsconfig.json'])
      cpSync(join(project, file), join(copy, file));
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
    for (const [index, [folder, code]] of forbidden.entries()) {
      mkdirSync(join(copy, folder), { recursive: true });
      writeFileSync(join(copy, folder, `${index}.ts`), code);
    }
    const program = join(project, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [program, '--format', 'json'], {
      cwd: copy,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
    };
    for (const { code, filename } of diagnostics)
      found.set(filename, [...(found.get(filename) ?? []), code]);
    rmSync(copy, { recursive: true });
  });

  it.each(forbidden.map(([folder, code, rule], index) => ({ folder, code, rule, index })))(
    '$folder: $code',
    ({ folder, rule, index }) => {
      expect(found.get(`${folder}/${index}.ts`)).toContain(rule);
    },
  );
});
