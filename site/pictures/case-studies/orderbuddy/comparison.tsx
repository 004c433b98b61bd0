import type { Comparison } from '../comparison.ts';

const rows = 3;
const guests = 60;
/** From the middle of one plate to the middle of the next. */
const step = 30;

/** Rows of plates from `first` to `last`, filled column by column: dots of a dashed line. */
const row = (first: number, last: number) =>
  Array.from({ length: rows }, (_, index) => {
    const [from, to] = [first, last].map((guest) => Math.ceil((guest - index) / rows));
    const y = step * (index + 0.5);
    return from === to
      ? ''
      : `M${step * ((from ?? 0) + 0.5)} ${y}H${step * ((to ?? 0) - 0.5) + 0.2}`;
  }).join('');

/** So many of the guests have eaten, the plates of the others are empty. */
function Plates({ served }: { served: number }) {
  const all = row(0, guests);
  return (
    <g fill="none" strokeLinecap="round" strokeDasharray={`.1 ${step - 0.1}`}>
      <path d={all} stroke="var(--b6)" strokeWidth="27" />
      <path d={all} stroke="#fffdf9" strokeWidth="24" />
      <path d={row(0, served)} stroke="var(--b3)" strokeWidth="19" />
      <path d={row(0, served)} stroke="var(--b10)" strokeWidth="13" />
    </g>
  );
}

/** Guests of an evening: one in six leaves, then two of all: fewer than one in twenty. */
export const comparison: Comparison = {
  width: (guests / rows) * step,
  height: rows * step,
  Before: () => <Plates served={50} />,
  After: () => <Plates served={58} />,
};
