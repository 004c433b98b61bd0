import { expect, test } from 'vitest';
import { checkNames } from '../../scripts/words/check-names.ts';

const facts = { months: { developer: {} }, clients: { london: {} }, offices: { branch: {} } };
const words = {
  'pages.json': { pricing: { rates: { roles: { developer: 'Developer' } } } },
  'form.json': { hours: { clients: { london: 'London' } } },
  'company.json': { lines: { branch: 'Oslo' } },
};
const check = (own: object, say: object) =>
  checkNames(() => ({ ...facts, ...own }), new Map(Object.entries({ ...words, ...say })));

test('what is named has words, and words are of what is named', () => {
  expect(check({}, {})).toEqual([]);
  expect(check({ clients: { london: {}, lima: {} } }, {})).toEqual([
    'shared/company/hours.json: clients.lima: no words in form.json: hours.clients',
  ]);
  expect(check({ offices: {} }, {})).toEqual([
    'company.json: lines.branch: not in shared/company/places.json',
  ]);
});

test('a text speaks of clients that there are', () => {
  const services = { text: 'You share {{sharedWithAtlantis}} with us, from {{opens}}.' };
  expect(check({}, { 'services.json': services })).toEqual([
    'services.json: text: {{sharedWithAtlantis}}: no such client',
  ]);
});
