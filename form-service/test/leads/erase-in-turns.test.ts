import { expect, it } from 'vitest';
import { EraseTurns, eraseInTurns } from '../../src/leads/erase-in-turns.ts';

/** No transaction may take longer, whatever the machine does; in milliseconds. */
const limit = 50;

/** A store in which erasing a lead takes as long as `cost` says, by a clock that only that moves. */
function slowStore(rows: number, cost: (turn: number) => number) {
  let now = 0;
  let left = rows;
  const turns: { count: number; took: number }[] = [];
  const erase = (most: number) => {
    const count = Math.min(most, left);
    const took = count * cost(turns.length);
    left -= count;
    now += took;
    turns.push({ count, took });
    return Promise.resolve(count);
  };
  const run = () =>
    new EraseTurns(
      () => now,
      () => Promise.resolve(),
    ).run(erase);
  return { turns, run };
}

it('erases in few transactions what is quickly erased', async () => {
  const { turns, run } = slowStore(50_000, () => 0.01);
  expect(await run()).toBe(50_000);
  expect(turns.length).toBeLessThan(520);
  expect(Math.max(...turns.map(({ took }) => took))).toBeLessThan(limit);
});

it('takes fewer at once on a busy machine, and never for longer', async () => {
  const { turns, run } = slowStore(5_000, () => 1.5);
  expect(await run()).toBe(5_000);
  expect(Math.max(...turns.map(({ took }) => took))).toBeLessThan(limit);
});

it('takes fewer from the next transaction on when the machine becomes busy, and more when it is quiet', async () => {
  // 20 times as slow from the tenth turn to the twentieth.
  const isBusy = (turn: number) => turn >= 10 && turn < 20;
  const { turns, run } = slowStore(5_000, (turn) => (isBusy(turn) ? 2 : 0.1));
  expect(await run()).toBe(5_000);
  const [before, , after] = [turns[9], turns[10], turns[11]].map((turn) => turn?.count ?? 0);
  expect(before).toBeGreaterThan(50);
  expect(after).toBeLessThanOrEqual(12);
  const late = turns.slice(11, 20);
  expect(Math.max(...late.map(({ took }) => took))).toBeLessThan(limit);
  expect(turns.at(-2)?.count).toBeGreaterThan(50);
});

it('goes on lead by lead where even one takes too long', async () => {
  const { turns, run } = slowStore(20, () => 200);
  expect(await run()).toBe(20);
  expect(turns.slice(1).filter(({ count }) => count > 1)).toEqual([]);
});

it('leaves the rest when the service ends', async () => {
  let erased = 0;
  const erase = (most: number) => Promise.resolve((erased += most) && most);
  await new EraseTurns(
    () => 0,
    () => Promise.resolve(),
  ).run(erase, () => erased >= 30);
  expect(erased).toBe(30);
});

it('counts what was there still of what was found', async () => {
  const found = Array.from({ length: 25 }, (_, i) => i);
  const seen: number[] = [];
  const erase = (some: readonly number[]) => {
    seen.push(...some);
    return Promise.resolve(some.filter((one) => one % 2 === 0).length);
  };
  expect(await eraseInTurns(found, erase)).toBe(13);
  expect(seen).toEqual(found);
});
