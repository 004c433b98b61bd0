import { expect, test } from 'vitest';
import { compareWords } from '../../scripts/words/compare-words.ts';

const english = { need: { lead: 'A', paragraphs: ['One', 'Two'] }, title: 'Up to {{max}}' };

test('the same shape with other texts is a translation', () => {
  const french = { need: { lead: 'B', paragraphs: ['Un', 'Deux'] }, title: '{{max}} au plus' };
  expect(compareWords(english, french)).toEqual([]);
});

test('a missing key and one too many are named with all that leads to them', () => {
  const french = { need: { leader: 'B', paragraphs: ['Un', 'Deux'] }, title: '{{max}}' };
  expect(compareWords(english, french)).toEqual([
    'need.lead: missing',
    'need.leader: not in English',
  ]);
});

test('a list of another length is told with both', () => {
  const french = { need: { lead: 'B', paragraphs: ['Un', 'Deux', 'Trois'] }, title: '{{max}}' };
  expect(compareWords(english, french)).toEqual(['need.paragraphs: 3 items, English has 2']);
});

test('a list, a group and a text are not each other', () => {
  const french = { need: ['A', 'B'], title: { text: '{{max}}' } };
  expect(compareWords(english, french)).toEqual([
    'need: a list, English has a group',
    'title: a group, English has a text',
  ]);
});

test('placeholders agree, in any order', () => {
  expect(compareWords('{{a}} of {{b}}', '{{b}}, {{a}}')).toEqual([]);
  expect(compareWords({ text: 'Up to {{max}}' }, { text: 'Up to {{maximum}}' })).toEqual([
    'text: placeholders {{maximum}}, English has {{max}}',
  ]);
  expect(compareWords({ text: '{{max}}' }, { text: '' })).toEqual([
    'text: placeholders none, English has {{max}}',
  ]);
});
