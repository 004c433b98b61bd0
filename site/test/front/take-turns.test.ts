import { expect, it } from 'vitest';
import { LineIsFull, takeTurns } from '../../src/front/take-turns.ts';

it('lets only so much go on at a time, in the order of asking, also past a failure', async () => {
  const inTurn = takeTurns({ width: 2, length: 10 });
  const begun: number[] = [];
  const ends: ((fails: boolean) => void)[] = [];
  const work = [0, 1, 2, 3].map((index) =>
    inTurn(async () => {
      begun.push(index);
      const fails = await new Promise<boolean>((resolve) => ends.push(resolve));
      if (fails) throw new Error('failed');
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[0]?.(true);
  await expect(work[0]).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.(false);
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[2]?.(false);
  ends[3]?.(false);
  expect(await Promise.all(work.slice(1))).toEqual([1, 2, 3]);
});

it('turns away what finds the line full, and takes more when it has moved on', async () => {
  const inTurn = takeTurns({ width: 1, length: 1 });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const first = inTurn(() => promise);
  const second = inTurn(() => Promise.resolve('second'));
  await expect(inTurn(() => Promise.resolve())).rejects.toThrow(LineIsFull);
  resolve(undefined);
  await first;
  expect(await second).toBe('second');
  expect(await inTurn(() => Promise.resolve('third'))).toBe('third');
});
