import { coats, type Seated } from '../../../pictures/scenes/people/coats.ts';

const size = 14;
const step = 19;
/** To the name below. */
const gap = 6;

/** A key: the colours of the coats that people wear in the drawing, before the name of their role. */
export function CoatColors({ of }: { of: readonly Seated[] }) {
  return (
    <svg width={of.length * step} height={size + gap} aria-hidden="true">
      {of.map((who, place) => (
        <circle
          key={who}
          cx={size / 2 + place * step}
          cy={size / 2}
          r={size / 2}
          fill={coats[who]}
        />
      ))}
    </svg>
  );
}
