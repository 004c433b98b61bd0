import { expect, it } from 'vitest';
import { mergeOwned, type Json } from '../merge-owned/merge-owned.ts';

const base = { hero: { lead: 'A sample.', facts: ['One', 'Two'] }, old: 'Gone soon.' };

const merged = (ours: Json, theirs: Json) => mergeOwned(base, ours, theirs).merged;

it('keeps what the owner wrote, and adds what the release adds, where the release has it', () => {
  const ours = { ...base, hero: { ...base.hero, lead: 'Ours.' } };
  const theirs = { ...base, hero: { lead: 'A sample.', note: 'New.', facts: ['One', 'Two'] } };
  const { merged: found, kept } = mergeOwned(base, ours, theirs);
  expect(JSON.stringify(found)).toBe(
    JSON.stringify({
      hero: { lead: 'Ours.', note: 'New.', facts: ['One', 'Two'] },
      old: 'Gone soon.',
    }),
  );
  expect(kept).toEqual([]);
});

it('tells of what both have changed, and keeps the owner’s', () => {
  const ours = { ...base, hero: { lead: 'Ours.', facts: ['Eins', 'Two'] } };
  const theirs = { ...base, hero: { lead: 'A better sample.', facts: ['First', 'Second'] } };
  expect(mergeOwned(base, ours, theirs)).toEqual({
    merged: { ...base, hero: { lead: 'Ours.', facts: ['Eins', 'Second'] } },
    kept: [
      { key: 'hero.lead', theirs: 'A better sample.' },
      { key: 'hero.facts.0', theirs: 'First' },
    ],
  });
});

it('takes the release’s where the owner has changed nothing', () => {
  const theirs = { ...base, old: 'Still here.' };
  expect(merged(base, theirs)).toEqual(theirs);
});

it('takes away what the release took away, unless the owner has changed it', () => {
  const theirs = { hero: base.hero };
  expect(merged({ ...base, more: 'Ours.' }, theirs)).toEqual({ ...theirs, more: 'Ours.' });
  const ours = { ...base, old: 'Ours.' };
  expect(merged(ours, { hero: { ...base.hero, lead: 'B' } })).toMatchObject({ old: 'Ours.' });
});

it('leaves away what the owner took away', () => {
  const theirs = { ...base, hero: { ...base.hero, lead: 'B' } };
  expect(merged({ hero: base.hero }, theirs)).toEqual({ hero: theirs.hero });
});

it('takes a list that has grown or shrunk as what it holds', () => {
  const lists = (...facts: string[]) => ({ ...base, hero: { ...base.hero, facts } });
  expect(merged(lists('Two', 'Mine'), lists('One', 'Two', 'Three'))).toEqual(
    lists('Two', 'Mine', 'Three'),
  );
});
