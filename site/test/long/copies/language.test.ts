import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localeValues } from '@sunfield/shared/locales';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductCopy } from './product-copy.ts';

// Adds a fifth language to a copy, as docs/add-a-language.md says, with English for its words: what follows
// from it is there without a word more.

const copy = new ProductCopy();

/** The files that carry a language's name, beside the folder of its words. */
const filesOf = (language: string) =>
  globSync(`{docs,site,form-service}/**/{${language},*.${language}}.{json,md}`, { cwd: copy.root });

beforeAll(() => {
  copy.replace('shared/src/locales.ts', {
    '] as const': "  { label: 'Deutsch', value: 'de', short: 'DE', iso: 'de-DE' },\n] as const",
  });
  copy.copy('site/src/words/en', 'site/src/words/de');
  for (const file of filesOf('en')) copy.copy(file, file.replace(/en(?=\.\w+$)/u, 'de'));
});
afterAll(() => {
  copy.remove();
});

const typeScript = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc');

test('types and words find nothing that is missing', () => {
  expect(copy.run(typeScript, '-p', '.')).toEqual({ status: 0, output: '' });
  expect(copy.run('scripts/check-words.ts', '--fix')).toEqual({ status: 0, output: '' });
  expect(copy.run('scripts/check-words.ts')).toEqual({ status: 0, output: '' });
}, 300_000);

test.each([
  ['site/src/words', 'de/form.json'],
  ['', 'site/pictures/words/de.json'],
  ['', 'form-service/src/emails/words/visitor.de.json'],
])('a missing file is named: %s %s', (folder, file) => {
  const path = join(folder, file);
  rmSync(join(copy.root, path));
  const { output } = copy.run('scripts/check-words.ts');
  copy.copy(path.replace(/\bde\b/u, 'en'), path);
  expect(output).toContain(`${file}: missing`);
});

test('pages, pictures, previews, mails and what machines read are there in it', () => {
  const list = join(copy.root, 'shown.json');
  expect(copy.run('test/long/copies/render.ts', list, 'de').output).toBe('');
  const shown = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>;
  const about = shown['page /About de'] ?? '';
  expect(about).toContain('lang="de-DE"');
  expect(about).toContain('href="/contact?lang=de"');
  expect(about).toContain('hrefLang="de"');
  for (const locale of [...localeValues, 'de']) expect(about).toContain(`?lang=${locale}"`);
  expect(shown['picture order wide de']).toContain('lang="de-DE"');
  expect(shown['preview /About de']).toContain('<svg');
  expect(shown['mail de']).toBeDefined();
  expect(shown['file sw.js']).toContain('"de"');
  expect(shown['file sitemap.xml']).toContain('hreflang="de"');
  expect(shown['file llms.txt']).toContain('?lang=de');
}, 300_000);
