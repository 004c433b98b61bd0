import { expect, test } from 'vitest';
import { draftOf, encodeDraft } from '../../src/form-outcome.ts';
import { validateProjectRequest } from '../../src/project-request.ts';
import { bodies } from '../support/worst-bodies.ts';

/** Milliseconds of the processor's time. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(Object.entries(bodies))('%s costs no more than 20 ms', (_name, body) => {
  const costs = Array.from({ length: 5 }, () =>
    costOf(() => {
      const validation = validateProjectRequest(body);
      if (!validation.ok) encodeDraft(draftOf(body, validation.errors));
    }),
  );
  expect(costs.toSorted((a, b) => a - b)[2]).toBeLessThan(20);
});
