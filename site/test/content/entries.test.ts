import { interestIds } from '@sunfield/shared/project-request';
import { expect, test } from 'vitest';
import type { Picture } from '../../pictures/picture.ts';
import { rampProperties } from '../../pictures/ramps/ramp-properties.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';
import { allScenes } from '../../pictures/scenes/registry.ts';
import { caseStudies } from '../../src/content/case-studies.ts';
import { caseStudySlugs, isEntry } from '../../src/content/entries.ts';
import { projects } from '../../src/content/projects.ts';
import { interestOf } from '../../src/content/queries.ts';
import { services } from '../../src/content/services.ts';

test('every interest of the form has a project of its own', () => {
  const interests = Object.values(projects).map(({ interest }) => interest);
  expect(interests.toSorted()).toEqual([...interestIds].toSorted());
});

test('pictures and case colours are not used twice', () => {
  const entries = [
    ...Object.values(caseStudies),
    ...Object.values(services),
    ...Object.values(projects),
  ];
  const pictures = entries.map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
  const ramps = Object.values(caseStudies).map(({ ramp }) => ramp);
  expect(new Set(ramps).size).toBe(ramps.length);
});

const entries: readonly {
  readonly picture: Picture;
  readonly ramp: RampName;
}[] = [...Object.values(caseStudies), ...Object.values(projects), ...Object.values(services)];

test('a drawing has the colours of its page', () => {
  for (const { picture, ramp } of entries)
    if (typeof picture === 'string')
      expect([picture, allScenes[picture].ramp]).toEqual([picture, ramp]);
});

/** The heights of the valley and of the hills that the pages of families show. */
const heights = 12;

test('the land of an entry has a colour for each of its heights', () => {
  for (const { ramp } of entries)
    expect([ramp, rampProperties(ramp).match(/--b\d+:/gu)?.length]).toEqual([ramp, heights]);
});

test('a slug or an interest that nobody wrote is none', () => {
  expect(isEntry(caseStudySlugs, 'orderbuddy')).toBe(true);
  expect(isEntry(caseStudySlugs, 'constructor')).toBe(false);
  expect(interestOf('interest=qa-testing')).toBe('qa-testing');
  expect(interestOf('interest=gold')).toBeUndefined();
});
