import type { Comparison } from './comparison.ts';

const star = 'M50 8l13 27 30 4-22 21 5 30-26-14-26 14 5-30-22-21 30-4z';

function Star({ index, fill }: { index: number; fill: string }) {
  return (
    <path
      d={star}
      transform={`translate(${index * 100} 0)`}
      fill={fill}
      stroke="var(--b10)"
      strokeWidth="5"
      strokeLinejoin="round"
    />
  );
}

const [full, empty] = ['var(--b10)', 'var(--ground)'];

/** Ratings in five stars: one, and 4.7. */
export const stars: Comparison = {
  width: 500,
  height: 100,
  Before: () =>
    [0, 1, 2, 3, 4].map((index) => (
      <Star key={index} index={index} fill={index === 0 ? full : empty} />
    )),
  After: () => (
    <>
      <linearGradient id="seven-tenths">
        <stop offset=".7" stopColor={full} />
        <stop offset=".7" stopColor={empty} />
      </linearGradient>
      {[0, 1, 2, 3, 4].map((index) => (
        <Star key={index} index={index} fill={index === 4 ? 'url(#seven-tenths)' : full} />
      ))}
    </>
  ),
};
