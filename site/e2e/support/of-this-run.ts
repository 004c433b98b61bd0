import { expect } from '@playwright/test';
import { runId } from '../../../scripts/processes.ts';
import { product } from './product.ts';

const runOf = (url: string) =>
  fetch(`${url}/healthz`).then(
    async (answer) => ((await answer.json()) as { run?: string }).run,
    () => 'nobody',
  );

/**
 * Before the tests: both applications answer, and they are those that were started for them.
 * @throws Error where another run has left behind what answers
 */
export default async function ofThisRun(): Promise<void> {
  for (const url of [product.siteUrl, product.formUrl]) {
    await expect.poll(() => runOf(url), { message: `${url} is of this run` }).toBe(runId);
  }
}
