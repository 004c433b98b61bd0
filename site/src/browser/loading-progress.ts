/** The loading bar's constants (docs/product.md, "Bars, buttons and menus"), in milliseconds and per cent. */
export const loadingDuration = 5000;
export const loadingThrottle = 200;
export const stepOfOne = 45;
export const stepOfBoth = 30;

/** As far as time alone takes the bar: the rest is for what has really arrived. */
const creepLimit = 95;

export type LoadingPhase = 'failed' | 'finished' | 'idle' | 'paused' | 'running';

export interface LoadingProgress {
  readonly phase: LoadingPhase;
  /** 0 to 100. */
  readonly percent: number;
  /** Milliseconds that it has run. */
  readonly elapsed: number;
}

export const idle: LoadingProgress = { phase: 'idle', percent: 0, elapsed: 0 };
export const started: LoadingProgress = { ...idle, phase: 'running' };

const onlyRunning =
  <Rest extends unknown[]>(
    change: (progress: LoadingProgress, ...rest: Rest) => Partial<LoadingProgress>,
  ) =>
  (progress: LoadingProgress, ...rest: Rest): LoadingProgress =>
    progress.phase === 'running' ? { ...progress, ...change(progress, ...rest) } : progress;

/**
 * What each thing that a page waits for adds. Every page has data that come asynchronously; one that has
 * been fetched ahead waits for no fetch beside them.
 */
export const loadingStep = (isFetchedAhead: boolean): number =>
  isFetchedAhead ? stepOfOne : stepOfBoth;

/** Something that the page waits for has arrived. */
export const advance = onlyRunning(({ percent }, step: number) => ({
  percent: Math.min(100, percent + step),
}));

/** Time goes by, in milliseconds: the whole bar takes `loadingDuration`. */
export const elapse = onlyRunning(({ percent, elapsed }, time: number) => ({
  elapsed: elapsed + time,
  percent: Math.max(percent, Math.min(creepLimit, percent + (time / loadingDuration) * 100)),
}));

export const pause = onlyRunning(() => ({ phase: 'paused' }));

/** Goes on from where it was paused. */
export function resume(progress: LoadingProgress): LoadingProgress {
  return progress.phase === 'paused' ? { ...progress, phase: 'running' } : progress;
}

/** The page has come, or can't. */
export const end = (progress: LoadingProgress, isGood: boolean): LoadingProgress =>
  progress.phase === 'idle'
    ? progress
    : { ...progress, phase: isGood ? 'finished' : 'failed', percent: 100 };

/** Pages that come at once are not worth a bar. */
export function isShown({ phase, elapsed }: LoadingProgress): boolean {
  return phase !== 'idle' && elapsed >= loadingThrottle;
}
