import { companyPlaceholder } from '../../src/i18n/company-placeholders.ts';
import { placedTexts, type WordFiles, type Words } from './texts.ts';

/** Where the owner names things in the company's facts, and where their words are. */
const named = [
  { file: 'shared/company/rates.json', key: 'months', words: 'pages.json: pricing.rates.roles' },
  { file: 'shared/company/hours.json', key: 'clients', words: 'form.json: hours.clients' },
  { file: 'shared/company/places.json', key: 'offices', words: 'company.json: lines' },
];

const ofClient = /\{\{(?:opensIn|closesIn|sharedWith)[\w-]*\}\}/gu;

/**
 * What has no words, each as `file: key: what is wrong`; words of what isn't there; and texts that speak of a client
 * that is none.
 * @param facts reads a file of facts, by its path
 */
export function checkNames(facts: (file: string) => Words, english: WordFiles): string[] {
  const places = placedTexts(english);
  const missing = named.flatMap(({ file, key, words }) => {
    const names = Object.keys((facts(file) as Readonly<Record<string, Words>>)[key] ?? {});
    const found = places
      .filter(([place]) => place.startsWith(`${words}.`))
      .map(([place]) => place.slice(words.length + 1));
    return [
      ...names
        .filter((name) => !found.includes(name))
        .map((name) => `${file}: ${key}.${name}: no words in ${words}`),
      ...found
        .filter((name) => !names.includes(name))
        .map((name) => `${words}.${name}: not in ${file}`),
    ];
  });
  const unknown = places.flatMap(([place, text]) =>
    (text.replaceAll(companyPlaceholder, '').match(ofClient) ?? []).map(
      (placeholder) => `${place}: ${placeholder}: no such client`,
    ),
  );
  return [...missing, ...unknown];
}
