import { expect, test } from 'vitest';
import { findSamples } from '../../scripts/words/samples.ts';

const study = {
  kind: 'Home',
  did: [
    { title: 'A', text: 'B' },
    { title: 'C', text: 'D' },
  ],
};
const english = new Map([
  ['case-studies/iot.json', study],
  ['case-studies/sato.json', study],
]);
const all = ['en', 'fr', 'ko', 'jp'];

test('a pattern names several files, a star any one step of a key', () => {
  const { samples, problems } = findSamples({ 'case-studies/*.json': ['did.*.text'] }, english);
  expect(problems).toEqual([]);
  expect(samples).toEqual([
    { file: 'case-studies/iot.json', key: 'did.0.text', locales: all },
    { file: 'case-studies/iot.json', key: 'did.1.text', locales: all },
    { file: 'case-studies/sato.json', key: 'did.0.text', locales: all },
    { file: 'case-studies/sato.json', key: 'did.1.text', locales: all },
  ]);
});

test('languages after a colon are those that are left', () => {
  const { samples } = findSamples({ 'case-studies/iot.json': ['kind: ko jp'] }, english);
  expect(samples).toEqual([{ file: 'case-studies/iot.json', key: 'kind', locales: ['ko', 'jp'] }]);
});

test('what names nothing is a problem', () => {
  const list = {
    'home.json': ['title'],
    'case-studies/iot.json': ['did', 'did.2.text', 'kind: de'],
  };
  expect(findSamples(list, english).problems).toEqual([
    'home.json: no such file',
    'case-studies/iot.json: did: no such text',
    'case-studies/iot.json: did.2.text: no such text',
    'case-studies/iot.json: kind: de: no such language',
  ]);
});
