import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { configs } from 'typescript-eslint';
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

const { disableTypeChecked } = configs;
// Without the rules that want the types of the whole project, which are not what is asked for here.
const eslint = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  overrideConfig: { ...disableTypeChecked, files: ['**'] },
});

it.each([
  ['site/src/content/routes.ts', 'export const a = process.env.A;', 'no-restricted-syntax'],
  ['form-service/src/app.ts', 'export const a = process.env.A;', 'no-restricted-syntax'],
  ...[
    'Date.now()',
    'performance.now()',
    'new Date()',
    'setTimeout(String, 1)',
    'setInterval(String, 1)',
    'AbortSignal.timeout(1)',
    "await import('node:timers/promises')",
  ].map((code) => ['form-service/src/app.ts', `export const a = ${code};`, 'no-restricted-syntax']),
  [
    'site/src/islands/request-form/request-form.tsx',
    "import { useEffect, useState } from 'react';\nexport function useIt(a: number) { const [b, setB] = useState(0); useEffect(() => setB(a), []); return b; }",
    'react-hooks/exhaustive-deps',
  ],
  [
    'site/src/content/routes.ts',
    'export const f = (a: any) => a;',
    '@typescript-eslint/no-explicit-any',
  ],
] as [string, string, string][])('the linter looks at %s: %s', async (filePath, code, rule) => {
  const [result] = await eslint.lintText(code, { filePath });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule);
});
