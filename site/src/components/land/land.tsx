import { landFiles, type LandName } from '../../../pictures/terrain/land-files.ts';
import type { RampName } from '../../../pictures/ramps/ramp.ts';

interface LandProps {
  name: LandName;
  ramp: RampName;
  /** The part to show, in land units: "x y width height". The whole land by default. */
  crop?: string;
  className?: string;
}

/** Terraced land that covers its box; the file is shared by all pages and recoloured by the ramp. */
export function Land({ name, ramp, crop, className = '' }: LandProps) {
  const { file, width, height } = landFiles[name];
  return (
    <svg
      className={`land land-${name} ramp-${ramp} ${className}`.trimEnd()}
      viewBox={crop ?? `0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${file}#${name}`} width={width} height={height} />
    </svg>
  );
}
