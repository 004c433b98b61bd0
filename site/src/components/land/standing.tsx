import { iconPaths, type IconName } from '../../../pictures/kit/icon-paths.ts';

interface StandingProps {
  icon: IconName;
  /** Its upper left corner, in units of the land it stands on; it is 96 units wide. */
  x?: number;
  y?: number;
}

/** Long and faint to short and deep, as the land's own (pictures/terrain/land-markup.ts). */
const shadows = ['-34 46', '-18 24', '-5 7'];

/** A thing of white paper that stands on the land, in the same low sun. */
export function Standing({ icon, x = 0, y = 0 }: StandingProps) {
  return (
    <g className="standing" transform={`translate(${x} ${y})`}>
      {shadows.map((place) => (
        <rect
          key={place}
          className="standing-shadow"
          transform={`translate(${place})`}
          width="96"
          height="96"
          rx="22"
        />
      ))}
      <rect width="96" height="96" rx="22" />
      <path className="standing-icon" transform="translate(24 24) scale(2)" d={iconPaths[icon]} />
    </g>
  );
}
