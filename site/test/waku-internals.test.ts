import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { localeOption } from '@sunfield/shared/locales';
import {
  askedLocale,
  brokenExpectations,
  expectations,
  type Evidence,
} from '../scripts/waku-expectations.ts';
import { privateNames, unstableImports } from '../src/waku-internals.ts';

const { iso } = localeOption(askedLocale);

/** What a build shows of the Waku that the site was written for. */
const asExpected: Evidence = {
  server: { INTERNAL_runFetch: () => undefined },
  document: `<html lang="${iso}"><script>0</script><script type="application/json">{}</script><script type="module"></script></html>`,
};

const inDocument = (from: string, to: string): Evidence => {
  expect(asExpected.document).toContain(from);
  return { ...asExpected, document: asExpected.document.replaceAll(from, to) };
};

/** For each expectation, in its order, a Waku that doesn't keep it. */
const breaches: Record<string, Evidence> = {
  'another function answers requests': { ...asExpected, server: { runFetch: () => undefined } },
  'the address does not arrive': inDocument(iso, 'en-US'),
  'a document has a script of its own': inDocument('</html>', '<script>1</script></html>'),
};

describe('the expectations of Waku', () => {
  it('hold where it is as expected', () => {
    expect(brokenExpectations(asExpected)).toEqual([]);
  });

  it.each(Object.entries(breaches))('fail in one clear sentence where %s', (_, evidence) => {
    const [sentence, ...more] = brokenExpectations(evidence);
    expect(sentence).toMatch(/^Waku no longer does what the site relies on: .*\(.*\)\.$/u);
    expect(sentence).toContain('docs/upgrade-waku.md');
    expect(more).toEqual([]);
  });

  it('can each fail', () => {
    const failing = new Set(Object.values(breaches).flatMap(brokenExpectations));
    expect(failing.size).toBe(expectations.length);
  });
});

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => /\.tsx?$/u.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ name: relative(source, file), text: readFileSync(file, 'utf8') }));
const config = fileURLToPath(new URL('../waku.config.ts', import.meta.url));
files.push({ name: 'waku.config.ts', text: readFileSync(config, 'utf8') });
const others = files.filter(({ name }) => name !== 'waku-internals.ts');

describe('private names of Waku', () => {
  it('are listed in one file', () => {
    const used = others.flatMap(({ text }) =>
      [
        ...text.matchAll(/INTERNAL_\w+|__WAKU_\w+|__FLIGHT_DATA|['"`]\/RSC|waku:[\w-]+:[\w-]+/gu),
      ].map(([name]) => name),
    );
    expect([...new Set(used)].sort()).toEqual([...privateNames].sort());
  });

  it('that are imported are listed there, and no others are', () => {
    const imported = others.flatMap(({ text }) =>
      [...text.matchAll(/import \{([^}]*)\} from '(waku[^']*)'/gu)].flatMap(
        ([, names = '', module = '']) =>
          (names.match(/\b(?:unstable_\w+|\w+_UNSTABLE)\b/gu) ?? []).map(
            (name) => `${module} ${name}`,
          ),
      ),
    );
    const listed = Object.entries(unstableImports).flatMap(([module, names]) =>
      names.map((name) => `${module} ${name}`),
    );
    expect([...new Set(imported)].sort()).toEqual(listed.sort());
  });
});
