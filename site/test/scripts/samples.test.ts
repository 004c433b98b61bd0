import { expect, test } from 'vitest';
import { findSamples } from '../../scripts/words/samples.ts';
import { localeValues } from '@sunfield/shared/locales';
import { translation } from '../../../shared/test/support/translation.ts';

const study = {
  kind: 'Home',
  did: [
    { title: 'A', text: 'B' },
    { title: 'C', text: 'D' },
  ],
};
const english = new Map([['case-studies.json', { iot: study, sato: study }]]);

test('a star is any one step of a key', () => {
  const { samples, problems } = findSamples({ 'case-studies.json': ['*.did.*.text'] }, english);
  expect(problems).toEqual([]);
  expect(samples).toEqual([
    { file: 'case-studies.json', key: 'iot.did.0.text', locales: localeValues },
    { file: 'case-studies.json', key: 'iot.did.1.text', locales: localeValues },
    { file: 'case-studies.json', key: 'sato.did.0.text', locales: localeValues },
    { file: 'case-studies.json', key: 'sato.did.1.text', locales: localeValues },
  ]);
});

test('languages after a colon are those that are left', () => {
  const { samples } = findSamples(
    { 'case-studies.json': [`iot.kind: ${translation} en`] },
    english,
  );
  expect(samples).toEqual([
    { file: 'case-studies.json', key: 'iot.kind', locales: [translation, 'en'] },
  ]);
});

test('what names nothing is a problem', () => {
  const list = {
    'home.json': ['title'],
    'case-studies.json': ['iot.did', 'iot.did.2.text', 'iot.kind: de'],
  };
  expect(findSamples(list, english).problems).toEqual([
    'home.json: no such file',
    'case-studies.json: iot.did: no such text',
    'case-studies.json: iot.did.2.text: no such text',
    'case-studies.json: iot.kind: de: no such language',
  ]);
});
