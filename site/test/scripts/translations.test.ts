import { expect, test } from 'vitest';
import {
  countUnnoted,
  noteTranslations,
  staleTexts,
  untranslatedTexts,
} from '../../scripts/words/translations.ts';

const home = (title: string, lead: string) => new Map([['home.json', { hero: { title, lead } }]]);
const english = home('Sunfield', 'We build what you need');
const french = home('Sunfield', 'Nous construisons ce qu’il vous faut');
const noted = noteTranslations({}, english, french);

const changedEnglish = home('Sunfield', 'We build what your team needs');
const changedFrench = home('Sunfield', 'Nous construisons ce qu’il faut à votre équipe');
const lead = 'home.json: hero.lead';

test('a text is stale when its English has changed and it hasn’t', () => {
  expect(staleTexts(noted, english, french)).toEqual([]);
  expect(staleTexts(noted, changedEnglish, french)).toEqual([lead]);
  expect(staleTexts(noted, changedEnglish, changedFrench)).toEqual([]);
  expect(staleTexts(noted, english, changedFrench)).toEqual([]);
  expect(staleTexts({}, english, french)).toEqual([]);
});

test('a stale text stays so, however often it is noted, until its words or its line have changed', () => {
  const again = noteTranslations(noted, changedEnglish, french);
  expect(again).toEqual(noted);
  expect(staleTexts(again, changedEnglish, french)).toEqual([lead]);

  const anew = noteTranslations(again, changedEnglish, changedFrench);
  expect(countUnnoted(again, anew)).toBe(1);
  expect(staleTexts(anew, home('Sunfield', 'We mend'), changedFrench)).toEqual([lead]);

  const withoutLine = { 'home.json: hero.title': noted['home.json: hero.title'] ?? '' };
  const confirmed = noteTranslations(withoutLine, changedEnglish, french);
  expect(staleTexts(confirmed, changedEnglish, french)).toEqual([]);
});

test('what is gone from English is no longer noted', () => {
  const shorter = new Map([['home.json', { hero: { lead: 'We build what you need' } }]]);
  const now = noteTranslations(noted, shorter, french);
  expect(Object.keys(now)).toEqual([lead]);
  expect(countUnnoted(noted, now)).toBe(1);
});

test('a sentence that is missing, or still English, isn’t translated; a name is', () => {
  expect(untranslatedTexts(english, french)).toEqual([]);
  expect(untranslatedTexts(english, english)).toEqual([lead]);
  expect(untranslatedTexts(english, new Map())).toEqual(['home.json: hero.title', lead]);
});
