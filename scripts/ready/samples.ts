import { spawnSync } from 'node:child_process';
import { advice, missing, ok, manual, type Finding } from './finding.ts';

/** How much sample content is left, in what `npm run samples` prints. */
export function samplesIn(listing: string): number | undefined {
  const counts = [...listing.matchAll(/(\d+) sample texts left|Facts: (\d+)/gu)];
  const numbers = counts.map(([, texts, facts]) => Number(texts ?? facts));
  return numbers.length > 0 ? numbers.reduce((sum, number) => sum + number) : undefined;
}

/** Whether the owner has replaced the sample content. */
export function checkSamples(root: string): Finding {
  const { stdout } = spawnSync('node', ['site/scripts/samples.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const left = samplesIn(stdout);
  if (left === undefined) return missing('npm run samples tells no count', manual.samples);
  if (left === 0) return ok('no sample content is left');
  return advice(`${left} sample texts and facts are left: npm run samples`, manual.samples);
}
