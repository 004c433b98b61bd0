import type { ReactNode } from 'react';
import { landFiles, type LandName } from '../../../pictures/terrain/land-files.ts';
import { classNames } from '../class-names.ts';
import type { RampName } from '../../../pictures/ramps/ramp.ts';

/** The middle, or the lower corner at one side. */
const anchors = { middle: 'xMidYMid slice', corner: 'xMaxYMax slice', start: 'xMinYMax slice' };

interface LandProps {
  readonly name: LandName;
  readonly ramp: RampName;
  /** The part to show, in land units: "x y width height". The whole land by default. */
  readonly crop?: string;
  /** What stays in sight where the box has another format. */
  readonly anchor?: keyof typeof anchors;
  readonly className?: string | undefined;
  /** What stands on it, in land units. */
  readonly children?: ReactNode;
}

/** Terraced land that covers its box; the file is shared by all pages and recoloured by the ramp. */
export function Land({ name, ramp, crop, anchor = 'middle', className, children }: LandProps) {
  const { file, width, height } = landFiles[name];
  return (
    <svg
      className={classNames(`land land-${name} ramp-${ramp}`, className)}
      viewBox={crop ?? `0 0 ${width} ${height}`}
      preserveAspectRatio={anchors[anchor]}
      aria-hidden="true"
    >
      <use href={`${file}#${name}`} width={width} height={height} />
      {children}
    </svg>
  );
}
