import { expect, it } from 'vitest';
import { Line } from '../../src/front/line.ts';

it('lets only so much go on at a time, in the order of asking, also past a failure', async () => {
  const line = new Line(2);
  const begun: number[] = [];
  const ends: ((fails: boolean) => void)[] = [];
  const work = [0, 1, 2, 3].map((index) =>
    line.wait(async () => {
      begun.push(index);
      const fails = await new Promise<boolean>((resolve) => ends.push(resolve));
      if (fails) throw new Error('failed');
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  expect(line.length).toBe(2);
  ends[0]?.(true);
  await expect(work[0]).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  expect(line.length).toBe(1);
  ends[1]?.(false);
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[2]?.(false);
  ends[3]?.(false);
  expect(await Promise.all(work.slice(1))).toEqual([1, 2, 3]);
  expect(line.length).toBe(0);
});
