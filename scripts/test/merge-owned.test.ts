import { expect, it } from 'vitest';
import { mergeOwned, type Json } from '../merge-owned/merge-owned.ts';

const base = { hero: { lead: 'A sample.', facts: ['One', 'Two'] }, old: 'Gone soon.' };

const merge = (ours: Json, theirs: Json) => mergeOwned(base, ours, theirs, 'whole');

it('keeps what the owner wrote, and adds what the release adds, where the release has it', () => {
  const ours = { ...base, hero: { ...base.hero, lead: 'Ours.' } };
  const theirs = { ...base, hero: { lead: 'A sample.', note: 'New.', facts: ['One', 'Two'] } };
  const { merged: found, taken, kept } = merge(ours, theirs);
  expect(JSON.stringify(found)).toBe(
    JSON.stringify({
      hero: { lead: 'Ours.', note: 'New.', facts: ['One', 'Two'] },
      old: 'Gone soon.',
    }),
  );
  expect(taken).toEqual(['hero.note']);
  expect(kept).toEqual([]);
});

it('tells of what both have changed, and keeps the owner’s', () => {
  const ours = { ...base, hero: { lead: 'Ours.', facts: ['Eins', 'Two'] } };
  const theirs = { ...base, hero: { lead: 'A better sample.', facts: ['First', 'Second'] } };
  expect(merge(ours, theirs)).toEqual({
    merged: { ...base, hero: { lead: 'Ours.', facts: ['Eins', 'Second'] } },
    taken: ['hero.facts.1'],
    kept: [
      { key: 'hero.lead', theirs: 'A better sample.' },
      { key: 'hero.facts.0', theirs: 'First' },
    ],
  });
});

it('takes the release’s where the owner has changed nothing', () => {
  const theirs = { ...base, old: 'Still here.' };
  expect(merge(base, theirs).merged).toEqual(theirs);
});

it('takes away what the release took away, unless the owner has changed it', () => {
  const theirs = { hero: base.hero };
  expect(merge({ ...base, more: 'Ours.' }, theirs).merged).toEqual({ ...theirs, more: 'Ours.' });
  const ours = { ...base, old: 'Ours.' };
  const release = { hero: { ...base.hero, lead: 'B' } };
  expect(merge(ours, release).merged).toMatchObject({ old: 'Ours.' });
});

it('leaves away what the owner took away', () => {
  const theirs = { ...base, hero: { ...base.hero, lead: 'B' } };
  expect(merge({ hero: base.hero }, theirs).merged).toEqual({ hero: theirs.hero });
});

const withFacts = (...facts: string[]) => ({ ...base, hero: { ...base.hero, facts } });

it('adds behind a list what the release adds there, as in languages that the owner hasn’t changed', () => {
  const ours = withFacts('Eins', 'Two');
  expect(merge(ours, withFacts('One', 'Two', 'Three'))).toEqual({
    merged: withFacts('Eins', 'Two', 'Three'),
    taken: ['hero.facts.2'],
    kept: [],
  });
});

it.each([
  ['the owner took an item away that the release has mended', ['One'], ['One', 'Two.']],
  ['the release puts one before those of the owner', ['Eins', 'Two'], ['New', 'One', 'Two']],
  ['the release changes their order', ['Eins', 'Two'], ['Two', 'One']],
])('keeps the owner’s list whole, and tells of it, where %s', (_, ours, theirs) => {
  expect(merge(withFacts(...ours), withFacts(...theirs))).toMatchObject({
    merged: withFacts(...ours),
    kept: [{ key: 'hero.facts', theirs }],
  });
});

it('takes a list of keys as what it holds', () => {
  const ours = withFacts('Two', 'Mine');
  const { merged, kept } = mergeOwned(base, ours, withFacts('One', 'Two', 'Three'), 'sets');
  expect(merged).toEqual(withFacts('Two', 'Mine', 'Three'));
  expect(kept).toEqual([]);
});
