import type { LandName } from '../../../pictures/terrain/land-files.ts';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { stepColumns } from '../../../pictures/terrain/step-columns.ts';
import { Land } from './land.tsx';

/** By the number of steps, each of which has a terrace; other numbers stand on the paper. */
const lands: Partial<Record<number, LandName>> = { 3: 'steps3', 4: 'steps4', 5: 'steps5' };

const { x, width, height } = stepColumns;
const container = `${x} 0 ${width} ${height}`;

interface StepsLandProps {
  readonly count: number;
  readonly ramp: RampName;
  readonly className?: string | undefined;
}

/** Terraces as wide as the page's container, one below each of its columns. */
export function StepsLand({ count, ...land }: StepsLandProps) {
  const name = lands[count];
  return name && <Land name={name} crop={container} {...land} />;
}
