import { Problem } from './problem.ts';

/** A path or method that isn't one of the service's. */
export function handleNotFound(): never {
  throw new Problem(404, 'There is nothing at this address.');
}
