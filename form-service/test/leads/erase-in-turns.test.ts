import { expect, it } from 'vitest';
import { eraseInTurns } from '../../src/leads/erase-in-turns.ts';
import { timing } from '../../src/time.ts';
import { TestClock, timeOf } from '../support/clocks.ts';

/** A store with so many leads, and the moments at which some were erased. */
function storeOf(rows: number) {
  const clock = new TestClock();
  const turns: { count: number; at: number }[] = [];
  let left = rows;
  const erase = (most: number) => {
    const count = Math.min(most, left);
    left -= count;
    turns.push({ count, at: clock.elapsed() });
    return Promise.resolve(count);
  };
  return { clock, turns, erase };
}

it('erases few at a time, and rests in between', async () => {
  const { clock, turns, erase } = storeOf(120);
  const erasing = eraseInTurns(timeOf(clock), erase);
  await clock.pass(1_000);
  expect(await erasing).toBe(120);
  const { rest } = timing.file;
  expect(turns).toEqual([
    { count: 50, at: 0 },
    { count: 50, at: rest },
    { count: 20, at: 2 * rest },
  ]);
});

it('leaves the rest when the service ends', async () => {
  const { clock, turns, erase } = storeOf(1_000);
  const erasing = eraseInTurns(timeOf(clock), erase, () => turns.length === 2);
  await clock.pass(1_000);
  expect(await erasing).toBe(100);
});
