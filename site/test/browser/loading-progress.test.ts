import { expect, test } from 'vitest';
import * as loading from '../../src/browser/loading-progress.ts';

const { advance, elapse, end, idle, isShown, loadingStep, pause, resume, started } = loading;

test('the whole bar takes 5000 ms, and waits near its end for the page', () => {
  expect(loading.loadingDuration).toBe(5000);
  expect(elapse(started, loading.loadingDuration / 2).percent).toBe(50);
  const late = elapse(started, 10 * loading.loadingDuration);
  expect(late.percent).toBeLessThan(100);
  expect(elapse(late, 1000).percent).toBe(late.percent);
});

test('a page that comes within 200 ms shows no bar', () => {
  expect(loading.loadingThrottle).toBe(200);
  expect(isShown(elapse(started, loading.loadingThrottle - 1))).toBe(false);
  expect(isShown(elapse(started, loading.loadingThrottle))).toBe(true);
  expect(isShown(idle)).toBe(false);
});

test('a step is 45, or 30 where a page has both async data and a fetch', () => {
  const isFetchedAhead = true;
  expect(loadingStep(!isFetchedAhead)).toBe(30);
  expect(loadingStep(isFetchedAhead)).toBe(45);
  expect(advance(advance(started, 45), 45).percent).toBe(90);
  expect(advance(advance(advance(started, 45), 45), 45).percent).toBe(100);
});

test('steps are never taken back by time', () => {
  const nearlyThere = advance(advance(advance(started, 30), 30), 38);
  expect(elapse(nearlyThere, 100).percent).toBe(nearlyThere.percent);
});

test('paused, it stands still; resumed, it goes on', () => {
  const paused = pause(advance(started, 45));
  expect(elapse(paused, 1000)).toEqual(paused);
  expect(advance(paused, 45)).toEqual(paused);
  expect(advance(resume(paused), 45).percent).toBe(90);
});

test('it ends full, as finished or failed, and an idle bar has nothing to end', () => {
  expect(end(advance(started, 45), true)).toMatchObject({ phase: 'finished', percent: 100 });
  expect(end(started, false)).toMatchObject({ phase: 'failed', percent: 100 });
  expect(end(pause(started), true).phase).toBe('finished');
  expect(end(idle, true)).toEqual(idle);
  expect(end(idle, false)).toEqual(idle);
});
