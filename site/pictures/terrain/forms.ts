import { plateau, strata, terraces, summit } from './forms/heights.ts';
import { ring } from './forms/water.ts';
import { belowHeader } from './forms/ground.ts';
import { steps, slope } from './forms/whole-page.ts';

/** One for each thing that a page is about; content/lands.ts says which. */
export const forms = {
  plateau: belowHeader(plateau),
  strata,
  terraces,
  summit: belowHeader(summit),
  ring: belowHeader(ring),
  steps3: steps(3),
  steps4: steps(4),
  steps5: steps(5),
  slope,
};
