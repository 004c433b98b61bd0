import { runId } from '../../../scripts/processes.ts';
import { product } from './product.ts';

/**
 * Before the tests: what answers is what was started for them.
 * @throws Error where another run has left behind what answers
 */
export default async function ofThisRun(): Promise<void> {
  for (const url of [product.siteUrl, product.formUrl]) {
    const answer = await fetch(`${url}/healthz`);
    const { run } = (await answer.json()) as { run?: string };
    if (run !== runId) throw new Error(`${url} is answered by another run (${run ?? 'no name'}).`);
  }
}
