import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as rootFlags from '../../src/browser/root-flags.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const textsOf = (ending: RegExp) =>
  readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => ending.test(entry.name) && entry.name !== 'root-flags.ts')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

const scripts = textsOf(/\.tsx?$/u).join('\n');
const sheets = textsOf(/\.scss$/u).join('\n');
const flags = Object.entries(rootFlags);

it.each(flags)(
  '%s is set by a script and read, by a style sheet or a script',
  (name, attribute) => {
    expect(scripts).toMatch(
      new RegExp(`(?:[sS]et|[tT]oggle|mark|watch|\\$\\{)[^;]*\\b${name}\\b`, 'u'),
    );
    expect(sheets.includes(`[${attribute}]`) || scripts.includes(`hasAttribute(${name})`)).toBe(
      true,
    );
  },
);

it('no other flag is set on the root element', () => {
  expect(scripts).not.toMatch(/(?:documentElement|\broot)(?:\.dataset|\.\w+Attribute\(\s*['"`])/u);
});
