import { byFolder } from '../by-folder.ts';
import type { Comparison } from './comparison.ts';
import type { ResultObject } from './result-object.ts';
import type { Stage } from './stage.ts';

// What is drawn of each case study, by its slug, found by file and export: `<slug>/stage.tsx` exports `stage`.

/** How its solution works, played by scrolling. */
export const stages = byFolder(
  import.meta.glob<Stage<object>>('./*/stage.tsx', { eager: true, import: 'stage' }),
);

/** What changed, of a case whose words give both values. */
export const comparisons = byFolder(
  import.meta.glob<Comparison>('./*/comparison.tsx', { eager: true, import: 'comparison' }),
);

/** What is shown beside a result that has no before. */
export const resultObjects = byFolder(
  import.meta.glob<ResultObject>('./*/result-object.tsx', { eager: true, import: 'resultObject' }),
);
