import { expect, it } from 'vitest';
import { EraseTurns, eraseInTurns } from '../../src/leads/erase-in-turns.ts';
import { TestClock, timeOf } from '../support/clocks.ts';

/** No transaction may take longer, whatever the machine does; in milliseconds. */
const limit = 50;

/** Of a machine on which time goes by only while leads are erased. */
class Machine extends TestClock {
  override after(_delay: number, run: () => void): () => void {
    setImmediate(run);
    return () => undefined;
  }
}

/** A store in which erasing a lead takes as long as `cost` says. */
function slowStore(rows: number, cost: (turn: number) => number) {
  const clock = new Machine();
  let left = rows;
  const turns: { count: number; took: number }[] = [];
  const erase = async (most: number) => {
    const count = Math.min(most, left);
    const took = count * cost(turns.length);
    left -= count;
    await clock.pass(took);
    turns.push({ count, took });
    return count;
  };
  return { turns, run: () => new EraseTurns(timeOf(clock)).run(erase) };
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
  await new EraseTurns(timeOf(new Machine())).run(erase, () => erased >= 30);
  expect(erased).toBe(30);
});

it('counts what was there still of what was found', async () => {
  const found = Array.from({ length: 25 }, (_, i) => i);
  const seen: number[] = [];
  const erase = (some: readonly number[]) => {
    seen.push(...some);
    return Promise.resolve(some.filter((one) => one % 2 === 0).length);
  };
  expect(await eraseInTurns(found, timeOf(new Machine()), erase)).toBe(13);
  expect(seen).toEqual(found);
});
