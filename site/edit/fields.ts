import type { Field } from '@sveltia/cms';
import { bentToName, invisible, longestOf } from '../scripts/words/check-texts.ts';
import { placeholders } from '../scripts/words/compare-words.ts';
import { escaped, type Words } from '../scripts/words/texts.ts';
import { companyPlaceholder } from '../src/i18n/company-placeholders.ts';

/** Keys that don't read as what they are; the others do: `firstPhase` is “First phase”. */
const labels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  ask: 'Heading above the form',
  did: 'What we did',
  meta: 'In search results',
  'qa-sts': 'QA and software testing',
  techs: 'All technologies',
};

/** Which text of an item says best what it is. */
const titles = ['name', 'title', 'heading', 'question', 'label'];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const isItem = (name: string) => /^\d+$/u.test(name);

/** A key as a person reads it; an item of a list by its number and what it is. */
export function labelOf(name: string, words: Words = ''): string {
  if (!isItem(name))
    return (
      labels[name] ??
      capital(name.replaceAll(/(?<=[a-z])[A-Z]|-./gu, (end) => ` ${end.slice(-1).toLowerCase()}`))
    );
  const number = String(Number(name) + 1);
  const title = Object.entries(words)
    .filter(([key, text]) => titles.includes(key) && typeof text === 'string')
    .map(([, text]) => text as string)[0];
  return title ? `${number}. ${title}` : number;
}

/** A text that is longer, in characters, has a field of several lines. */
const oneLine = 70;

/**
 * What a text and its translations have to fit, as a regular expression in slashes, and the sentence that says so.
 * @param texts the English of all texts that share a field
 */
export function patternOf(...texts: readonly string[]): [pattern: string, message: string] {
  const known = [...new Set(texts.flatMap(placeholders))];
  const wanted = known.filter((placeholder) => texts.every((text) => text.includes(placeholder)));
  const allowed = [...known.map(escaped), companyPlaceholder.source].join('|');
  const hasLines = texts.some((text) => text.includes('\n'));
  const parts = [
    ...wanted.map((placeholder) => `(?=.*${escaped(placeholder)})`),
    String.raw`(?!.*(?!${allowed})\{\{)`,
    `(?!.*${invisible.source})`,
    `(?!.*(?:${bentToName.source}))`,
    ...(hasLines ? [] : [String.raw`(?!.*\n)`]),
  ];
  const keep = wanted.length > 0 ? `Keep ${wanted.join(', ')}. ` : '';
  return [
    `/^${parts.join('')}.+$/isu`,
    `${keep}Plain characters and spaces${hasLines ? '' : ' in one paragraph'}, no {{…}} but those that the site knows, and nothing that hangs on a name, as in “de {{city}}”.`,
  ];
}

/** A list of texts, which stays as long as it is in every language. */
function listOf(texts: readonly string[], hints: readonly (string | undefined)[]) {
  const [hint] = hints.filter((found) => found !== undefined);
  return {
    widget: 'list' as const,
    min: texts.length,
    max: texts.length,
    allow_add: false,
    allow_remove: false,
    allow_reorder: false,
    field: {
      name: 'text',
      label: 'Text',
      i18n: true as const,
      widget: 'text' as const,
      pattern: patternOf(...texts),
    },
    ...(hint && { hint }),
  };
}

/**
 * The fields of the editor for some words: one for each text, so that each has its own label, checks and hint, and
 * lists stay as long as they are in every language.
 * @param hintOf what is said below the field of a text, by its key
 */
export function fieldsOf(
  words: Words,
  hintOf: (key: string) => string | undefined,
  keys: readonly string[] = [],
): Field[] {
  const entries = Object.entries(words).filter(([, value]) => Object.keys(value).length > 0);
  return entries.map(([name, value]): Field => {
    const path = [...keys, name];
    // What is in a list of lists it would take for missing.
    const isOfLists = Array.isArray(value) && value.some(Array.isArray);
    const field = {
      name,
      label: labelOf(name, value),
      i18n: true,
      ...(isOfLists && { required: false }),
    };
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      return {
        ...field,
        ...listOf(
          value,
          value.map((_, item) => hintOf(`${path.join('.')}.${item}`)),
        ),
      };
    if (typeof value !== 'string')
      return {
        ...field,
        widget: 'object',
        collapsed: keys.length === 0,
        fields: fieldsOf(value, hintOf, path),
      };
    const maxlength = longestOf(path.join('.'));
    const hint = hintOf(path.join('.'));
    return {
      ...field,
      widget: value.length > oneLine ? 'text' : 'string',
      pattern: patternOf(value),
      ...(maxlength && { maxlength }),
      ...(hint && { hint }),
    };
  });
}
