import { iconPaths, type IconName } from '../../../pictures/kit/icon-paths.ts';

interface LandIconProps {
  readonly icon: IconName;
  /** Its upper left corner, in units of the land it stands on; it is 96 units wide. */
  readonly x?: number;
  readonly y?: number;
}

/** From long and faint to short and deep, as the land's own (pictures/terrain/land-markup.ts). */
const shadows = ['-34 46', '-18 24', '-5 7'];

/** An icon on a white tile that stands on a land, with the land's shadow. */
export function LandIcon({ icon, x = 0, y = 0 }: LandIconProps) {
  return (
    <g className="land-icon" transform={`translate(${x} ${y})`}>
      {shadows.map((place) => (
        <rect
          key={place}
          className="land-icon-shadow"
          transform={`translate(${place})`}
          width="96"
          height="96"
          rx="22"
        />
      ))}
      <rect width="96" height="96" rx="22" />
      <path className="land-icon-sign" transform="translate(24 24) scale(2)" d={iconPaths[icon]} />
    </g>
  );
}
