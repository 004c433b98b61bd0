import { expect, test } from 'vitest';
import { comparisons, resultObjects, stages } from '../../pictures/case-studies/drawn.ts';
import { caseStudies, type CasePart, type CaseStudyFacts } from '../../src/content/case-studies.ts';
import { caseStudySlugs, isEntry, type CaseStudySlug } from '../../src/content/entries.ts';
import * as en from '../../src/words/en/index.ts';

/** What a part tells, whatever its form. */
const kindOf = (part: CasePart) => part.replace(/-.*/u, '');

const storyOf = (slug: CaseStudySlug): readonly CasePart[] => caseStudies[slug].story;

const kinds = ['facts', 'need', 'solution', 'did', 'testimonial', 'result'];

test('a story has each of its parts once, and a diagram where there is one', () => {
  for (const slug of caseStudySlugs) {
    const expected = 'diagram' in caseStudies[slug] ? [...kinds, 'diagram'] : kinds;
    expect([slug, storyOf(slug).map(kindOf).toSorted()]).toEqual([slug, expected.toSorted()]);
  }
});

test('no two stories are built alike, and neighbours neither begin nor end alike', () => {
  const built = caseStudySlugs.map((slug) => storyOf(slug).join(' '));
  expect(new Set(built).size).toBe(built.length);
  for (const [index, slug] of caseStudySlugs.entries()) {
    const next = caseStudySlugs[(index + 1) % caseStudySlugs.length] ?? slug;
    const orders = [slug, next].map((one) => storyOf(one).map(kindOf));
    expect(orders[0], `${slug}, ${next}`).not.toEqual(orders[1]);
    expect(storyOf(slug).at(-1), `${slug}, ${next}`).not.toBe(storyOf(next).at(-1));
  }
});

test('a result is drawn before and after where its words give both, else the thing is shown', () => {
  for (const slug of caseStudySlugs) {
    const { result } = en.caseStudies[slug];
    const form = storyOf(slug).find((part) => kindOf(part) === 'result');
    const isCompared = form === 'result-compared' || form === 'result-across';
    expect([slug, 'compared' in result, 'shown' in result]).toEqual([
      slug,
      isCompared,
      !isCompared,
    ]);
    const { compared, shown, steps }: CaseStudyFacts = caseStudies[slug];
    // Each is drawn, or given; never both.
    const of = (drawn: Readonly<Record<string, unknown>>, given: unknown) =>
      Number(drawn[slug] !== undefined) + Number(given !== undefined);
    expect([slug, of(comparisons, compared), of(resultObjects, shown), of(stages, steps)]).toEqual([
      slug,
      isCompared ? 1 : 0,
      isCompared ? 0 : 1,
      1,
    ]);
  }
});

test('a result begins with the figure that the case is told for', () => {
  for (const slug of caseStudySlugs) {
    const { card, result } = en.caseStudies[slug];
    expect([slug, result.figures[0]?.value]).toEqual([slug, card.figure.value]);
  }
});

test('nothing is drawn of a case that there isn’t', () => {
  const drawn = [stages, comparisons, resultObjects].flatMap((all) => Object.keys(all));
  expect(drawn.filter((slug) => !isEntry(caseStudySlugs, slug))).toEqual([]);
});
