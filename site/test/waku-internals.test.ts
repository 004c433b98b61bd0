import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenExpectations, expectations, type Evidence } from '../scripts/waku-expectations.ts';
import { pathOfTwin, twinPath, unstableImports } from '../src/waku-internals.ts';
import { routes } from '../src/content/routes.ts';

const firstScript = `<script id="_R_">var key = 'waku:preload-error-build-id';
globalThis.__WAKU_INITIAL_RSC__ = (() => {const e = {};e.f = (() => {})();return e;})();import("/assets/index-aB_9.js").catch((err) => {});</script>`;
const dataScript = `<script>(self.__FLIGHT_DATA||=[]).push("0:{}")</script>`;

/** What a build shows of the Waku that the site was written for. */
const asExpected: Evidence = {
  server: { INTERNAL_runFetch: () => undefined },
  document: `<html lang="fr-FR"><body>${firstScript}${dataScript}${dataScript}</body></html>`,
  twin: '0:{"route:/contact":"$L1","_buildId":"b1-x"}',
  failedTwin: '0:{"route:/services/no":"$L1"}\n1:E{"digest":"1"}',
  entry:
    'var k="waku:preload-error-build-id",b="b1-x";import("./hydrate-x.js").then(()=>0);export{k as a}',
  later:
    'globalThis.__WAKU_INITIAL_RSC__;()=>Promise.reject(Error("The site has no server actions."))',
};

const changed = (part: keyof Evidence & ('document' | 'entry' | 'failedTwin' | 'later' | 'twin')) =>
  function change(from: string, to: string): Evidence {
    expect(asExpected[part]).toContain(from);
    return { ...asExpected, [part]: asExpected[part].replaceAll(from, to) };
  };
const inDocument = changed('document');

/** For each expectation, in its order, a Waku that doesn't keep it. */
const breaches: Record<string, Evidence> = {
  'another function answers requests': { ...asExpected, server: { runFetch: () => undefined } },
  'the address does not arrive': inDocument('fr-FR', 'en-US'),
  'the data come in another form': inDocument('(self.__FLIGHT_DATA||=[])', '(self.__DATA||=[])'),
  'a part of the data comes in another form': inDocument(
    dataScript + dataScript,
    `${dataScript}<script>self.__FLIGHT_DATA=[]</script>`,
  ),
  'the data are handed over elsewhere': inDocument(')();import(', ')();start();import('),
  'the router takes the data from elsewhere': changed('later')('__WAKU_INITIAL_RSC__', 'data'),
  'the entry is loaded by an element': inDocument('import("/assets/index', 'load("/assets/index'),
  "Waku's own entry wins": changed('entry')('waku:preload-error-build-id', 'x'),
  'the entry brings others along': changed('entry')('var k', 'import{r}from"./react-x.js";var k'),
  'arguments of server actions are encoded elsewhere': changed('later')('no server actions', ''),
  'a reload leaves another mark': inDocument("'waku:preload-error-build-id'", "'reloaded'"),
  'the twin is something else': changed('twin')('route:/contact', 'page'),
  'the twin names no build': changed('twin')('_buildId', 'build'),
  'an error looks different': changed('failedTwin')('1:E{', '1:X{'),
  'the browser knows another build': changed('entry')('b1-x', 'b2-y'),
};

describe('the expectations of Waku', () => {
  it('hold where it is as expected', () => {
    expect(brokenExpectations(asExpected)).toEqual([]);
  });

  it.each(Object.entries(breaches))('fail in one clear sentence where %s', (_, evidence) => {
    const [sentence, ...more] = brokenExpectations(evidence);
    expect(sentence).toMatch(/^Waku no longer does what the site relies on: .*\(.*\)\.$/u);
    expect(sentence).toContain('docs/upgrade-waku.md');
    // Who can't read the build from the data can't compare it either.
    expect(more.length).toBeLessThanOrEqual(1);
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
const others = files.filter(({ name }) => name !== 'waku-internals.ts');

describe('private names of Waku', () => {
  it('stand in one file', () => {
    const strays = others.flatMap(({ name, text }) =>
      (text.match(/INTERNAL_\w+|__WAKU_\w+|__FLIGHT_DATA|['"`]\/RSC|waku:[\w-]+/gu) ?? []).map(
        (found) => `${name}: ${found}`,
      ),
    );
    expect(strays).toEqual([]);
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

it.each(routes)('the twin of $path is found and found back', ({ path }) => {
  expect(pathOfTwin(twinPath(path))).toBe(path);
});

it.each(['/RSC/R/About', '/RSC/S/About.txt', '/RSC/F/x/y.txt', '/About.txt', '/RSC/R.txt'])(
  '%s is no twin',
  (path) => expect(pathOfTwin(path)).toBeUndefined(),
);
