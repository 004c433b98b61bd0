import { palette } from '../palette.ts';

/** Thin rules from one path: "M20 40H220". */
export function Rule({ d }: { d: string }) {
  return <path d={d} fill="none" stroke={palette.ink} strokeOpacity=".12" />;
}

/** A drawn line without a fill. */
export function Stroke({
  d,
  colour,
  width,
  dashes,
  opacity,
}: {
  d: string;
  colour: string;
  width: number;
  dashes?: string;
  opacity?: number;
}) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeOpacity={opacity}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
