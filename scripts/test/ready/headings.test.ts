import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../product.ts';
import { manual } from '../../ready/finding.ts';

it.each(Object.values(manual))('docs/%s has a heading “%s”', (page, heading) => {
  const text = readFileSync(`${root}docs/${page}`, 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gmu)].map(([, title = '']) =>
    title.replaceAll('`', ''),
  );
  expect(headings).toContain(heading);
});
