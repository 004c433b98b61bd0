import { interestIds } from '@sunfield/shared/project-request';
import { expect, test } from 'vitest';
import { rampProperties } from '../../pictures/ramps/ramp-properties.ts';
import { allScenes, drawnOfEntries } from '../../pictures/scenes/all-scenes.ts';
import { photographWords } from '../../pictures/words.ts';
import { caseStudies, type CaseStudyFacts } from '../../src/content/case-studies.ts';
import { caseStudySlugs, isEntry, projectSlugs } from '../../src/content/entries.ts';
import { officePictures } from '../../src/content/offices.ts';
import { pictureOf } from '../../src/content/page-pictures.ts';
import { colleagues } from '../../src/content/people.ts';
import { projects, projectScreens } from '../../src/content/projects.ts';
import { interestOf } from '../../src/content/queries.ts';
import { routes } from '../../src/content/routes.ts';
import { shownPicture } from '../../src/content/shown-picture.ts';

test('every interest of the form has a project of its own', () => {
  const interests = Object.values(projects).map(({ interest }) => interest);
  expect(interests.toSorted()).toEqual([...interestIds].toSorted());
});

const entries = routes
  .filter(({ page: { family } }) => family !== 'home' && family !== 'pages')
  .map(({ page }) => ({ page, ...pictureOf(page) }));

test('pictures and case colours are not used twice', () => {
  const pictures = entries.map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
  const ramps = Object.values(caseStudies).map(({ ramp }) => ramp);
  expect(new Set(ramps).size).toBe(ramps.length);
});

const screens = projectSlugs.flatMap(projectScreens);

test('every picture of the facts is drawn or photographed, and no entry that there isn’t', () => {
  const others = Object.values(caseStudies).flatMap((facts: CaseStudyFacts) => [
    ...(facts.steps ?? []),
    ...(facts.diagram ? [facts.diagram] : []),
    ...(facts.shown ? [facts.shown] : []),
  ]);
  const pictures = [
    ...entries.flatMap(({ picture }) => picture ?? []),
    ...screens,
    ...others,
    ...colleagues.map(({ portrait }) => portrait),
    ...Object.values(officePictures),
  ];
  const drawn = pictures
    .map((picture) => shownPicture(picture, photographWords('en')))
    .filter((shown) => typeof shown === 'string');
  expect(drawn.filter((name) => !allScenes.has(name))).toEqual([]);
  const names = new Set<unknown>([...screens, ...entries.map(({ page: { entry } }) => entry)]);
  expect(drawnOfEntries.filter((name) => !names.has(name))).toEqual([]);
});

test('a drawing has the colours of its page', () => {
  for (const { page, picture, ramp } of entries) {
    const drawn = typeof picture === 'string' ? allScenes.get(picture) : undefined;
    // A technology's diagram stands on the page's own ground.
    if (drawn && page.family !== 'technologies')
      expect([picture, drawn.ramp]).toEqual([picture, ramp]);
  }
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
