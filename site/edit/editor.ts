import CMS from '@sveltia/cms';
import { checkCompany, companyFiles } from '@sunfield/shared/company-facts';
import { defaultLocale, isLocale, languageSubtag, localeValues } from '@sunfield/shared/locales';
import { checkFacts } from '../scripts/words/check-facts.ts';
import { findForbidden } from '../scripts/words/check-glossary.ts';
import type { Words } from '../scripts/words/texts.ts';
import type { Beginning } from './config.ts';
import { previewOf } from './preview.ts';

// `npm run edit`: the words of all languages side by side, in Sveltia CMS. What a single text has to fit, its field
// says; what is checked across texts, a file is refused for when it is saved, and what was typed stays.

const answer = await fetch('./beginning.json');
const { config, files, siteUrl, facts, terms } = (await answer.json()) as Beginning;

/** An entry as the editor hands it over: English, and the other languages. */
interface Entry {
  readonly path: string;
  readonly data: Words;
  readonly i18n: Readonly<Record<string, { readonly data: Words }>>;
}

/** The editor hands over null for what is optional and empty, and leaves it out when it saves. */
const withoutEmpty = (data: Words): unknown =>
  JSON.parse(JSON.stringify(data, (_, value: unknown) => value ?? undefined));

function problemsOf({ path, data, i18n }: Entry): string[] {
  const file = path.replace(/^.*\//u, '').replace(`.${defaultLocale}.`, '.');
  if (path in companyFiles) return checkCompany(path, withoutEmpty(data));
  return localeValues.flatMap((locale) => {
    const words = locale === defaultLocale ? data : i18n[locale]?.data;
    if (words === undefined) return [];
    const files = new Map([[file, words]]);
    const own = Object.entries(facts[locale] ?? {}).flatMap(([name, { says, in: places }]) => {
      const here = places.filter((place) => place.startsWith(`${file}: `));
      return here.length === 0 ? [] : [[name, { says, in: here }] as const];
    });
    return [
      ...checkFacts(Object.fromEntries(own), files, locale),
      ...findForbidden(terms[locale] ?? [], files, locale),
    ];
  });
}

// `jp` is no tag of a language: what a browser calls it is what it calls `ja`.
const names = Intl.DisplayNames.prototype;
const nameOf = Reflect.get(names, 'of');
Reflect.set(names, 'of', function (this: Intl.DisplayNames, code: string) {
  return nameOf.call(this, isLocale(code) ? languageSubtag(code) : code);
});

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const problems = problemsOf(entry.toJS());
    // The editor shows the cause of an error of this name, and keeps what was typed.
    if (problems.length > 0)
      throw new Error('saving_failed', { cause: new Error(problems.join('\n')) });
  },
});
if (siteUrl) for (const name of files) CMS.registerPreviewTemplate(name, previewOf(name, siteUrl));
await CMS.init({ config });
