import { benchMemory } from './site/memory.ts';
import { benchPages } from './site/pages.ts';

/**
 * The site beside what it is measured against, in one run on one machine: only the ratios mean anything.
 * Build first. `node bench/site.ts [seconds per measurement]`
 */
const seconds = Number(process.argv[2] ?? 4);

await benchPages(seconds);
await benchMemory();
