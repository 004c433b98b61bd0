import type { Comparison } from '../comparison.ts';

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

interface RatingProps {
  readonly id: string;
  readonly stars: number;
}

/** The last star that is reached is filled as far as the rating goes. */
function Rating({ id, stars }: RatingProps) {
  const whole = Math.floor(stars);
  const part = (stars - whole).toFixed(1);
  const fillOf = (index: number) => {
    if (index < whole) return full;
    return index === whole ? `url(#${id})` : empty;
  };
  return (
    <>
      <linearGradient id={id}>
        <stop offset={part} stopColor={full} />
        <stop offset={part} stopColor={empty} />
      </linearGradient>
      {[0, 1, 2, 3, 4].map((index) => (
        <Star key={index} index={index} fill={fillOf(index)} />
      ))}
    </>
  );
}

/** Ratings in five stars. */
export const comparison: Comparison = {
  width: 500,
  height: 100,
  Before: () => <Rating id="rated-before" stars={1.9} />,
  After: () => <Rating id="rated-after" stars={4.7} />,
};
