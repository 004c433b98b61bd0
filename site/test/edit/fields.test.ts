import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { readBeginning } from '../../edit/config.ts';
import { companyFieldsOf } from '../../edit/company-fields.ts';
import { fieldsOf, labelOf, patternOf } from '../../edit/fields.ts';
import { placedTexts } from '../../scripts/words/texts.ts';
import { readLanguage } from '../../scripts/words/word-files.ts';

const without = () => undefined;

/** Whether the field of an English text takes another in its place. */
function takes(text: string, ...english: readonly string[]): boolean {
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/su.exec(patternOf(...english)[0]) ?? [];
  return new RegExp(source, flags).test(text);
}

test('every text that there is has a field, and fits it', () => {
  const english = readLanguage(defaultLocale);
  const listOf = (place: string) => place.replace(/\d+$/u, '');
  const originals = Map.groupBy(placedTexts(english), ([place]) => listOf(place));
  for (const locale of localeValues) {
    const wrong = placedTexts(readLanguage(locale)).filter(([place, text]) => {
      const list = originals.get(listOf(place)) ?? [['', '']];
      return !takes(text, ...list.map(([, original]) => original));
    });
    expect(wrong).toEqual([]);
  }
});

test.each([
  ['', 'empty'],
  ['Up to {{max}} letters and {{nothing}}', 'an unknown placeholder'],
  ['Up to ten letters', 'a placeholder that is gone'],
  ['Up to {{max}}\u00a0letters', 'a character that can’t be seen'],
  ['Up to {{max}}\nletters', 'two paragraphs'],
  ['Jusqu’à {{max}} lettres près de {{city}}', 'what hangs on a name'],
  ['{{company}}가 {{max}}자', 'what hangs on a name, in Korean'],
])('“%s” is refused: %s', (text) => {
  expect(takes(text, 'Up to {{max}} letters')).toBe(false);
});

test('the sentence names what has to be kept, and the company may be named anywhere', () => {
  expect(patternOf('Up to {{max}} letters')[1]).toMatch(/^Keep \{\{max\}\}\. /u);
  expect(takes('{{company}}: jusqu’à {{max}} lettres', 'Up to {{max}} letters')).toBe(true);
});

test('keys are told as a person reads them', () => {
  expect(labelOf('firstPhase')).toBe('First phase');
  expect(labelOf('case-studies')).toBe('Case studies');
  expect(labelOf('meta')).toBe('In search results');
  expect(labelOf('1', { text: 'We read', title: 'The call' })).toBe('2. The call');
});

test('lists keep their length, and say where something is left to write', () => {
  const [list] = fieldsOf({ steps: ['Read', 'Write'] }, (key) =>
    key === 'steps.1' ? 'Sample' : undefined,
  );
  expect(list).toMatchObject({ widget: 'list', min: 2, max: 2, allow_add: false, hint: 'Sample' });
  const [meta] = fieldsOf({ meta: { title: 'Home' } }, without);
  expect(meta).toMatchObject({ fields: [{ name: 'title', maxlength: 60 }] });
});

test('facts have the fields of their schema: one for each thing that the owner has named', () => {
  const number = { type: 'number', description: 'Euro' };
  const named = { type: 'object', additionalProperties: number };
  const schema = {
    properties: { months: named, slogan: { type: 'string' } },
    required: ['months'],
  };
  expect(companyFieldsOf(schema, { months: { tester: '1' } })).toEqual([
    {
      name: 'months',
      label: 'Months',
      required: true,
      widget: 'object',
      fields: [
        {
          name: 'tester',
          label: 'Tester',
          required: true,
          widget: 'number',
          value_type: 'float',
          hint: 'Euro',
        },
      ],
    },
    { name: 'slogan', label: 'Slogan', required: false, widget: 'string' },
  ]);
});

test('each file of words is there, in the language that is edited', () => {
  const { config, files } = readBeginning();
  expect(files).toEqual(expect.arrayContaining(['home', 'pages', 'pictures', 'visitor']));
  for (const file of ['site/src/words/{{locale}}/home.json', 'shared/company/rates.json'])
    expect(JSON.stringify(config.collections)).toContain(file);
});

test('a photograph has a field for what it shows, before anybody has said it', () => {
  const words = (...photographs: string[]) => {
    const { config } = readBeginning(undefined, photographs);
    return /\{"name":"photographs".*?\]\}/u.exec(JSON.stringify(config.collections))?.[0];
  };
  const field = '"name":"newcomer","label":"Newcomer","i18n":true';
  expect(words() ?? '').not.toContain(field);
  expect(words('newcomer')).toContain(field);
});
