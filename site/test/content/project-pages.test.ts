import { expect, test } from 'vitest';
import { projectSlugs } from '../../src/content/entries.ts';
import { projects } from '../../src/content/projects.ts';

test('each project has all of its parts, and no two pages are composed alike', () => {
  const composed = projectSlugs.map((slug) => {
    const { beginning, parts } = projects[slug];
    expect([slug, parts.toSorted()]).toEqual([slug, ['interface', 'strategy', 'testimonial']]);
    return [beginning, ...parts].join(' ');
  });
  expect(new Set(composed).size).toBe(composed.length);
});

test('neighbours begin in different ways, of which there are four', () => {
  const beginnings = projectSlugs.map((slug) => projects[slug].beginning);
  expect(new Set(beginnings).size).toBe(4);
  for (const [index, beginning] of beginnings.entries())
    expect(beginning).not.toBe(beginnings[(index + 1) % beginnings.length]);
});
