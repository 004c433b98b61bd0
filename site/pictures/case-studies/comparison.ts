import type { ReactNode } from 'react';

/** One number before and after, drawn twice on one scale; its words stand beside it on the page. */
export interface Comparison {
  /** The size of both, in units. */
  readonly width: number;
  readonly height: number;
  readonly Before: () => ReactNode;
  readonly After: () => ReactNode;
}
