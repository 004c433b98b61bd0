import { palette } from '../../palette.ts';

/** A burlap sack from above, 150 by 176. */
export function Sack({ x, y, angle }: { x: number; y: number; angle: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path
        d="M10 20C40 4 110 4 140 20c12 50 12 90 0 140-36 16-94 16-130 0C-4 110-4 70 10 20z"
        fill="#2F3A08"
        opacity=".3"
        transform="translate(-18 22)"
      />
      <path
        d="M10 20C40 4 110 4 140 20c12 50 12 90 0 140-36 16-94 16-130 0C-4 110-4 70 10 20z"
        fill="#B98A4C"
      />
      <path
        d="M24 22C50 10 110 8 138 22c10 50 10 86-2 132-20 8-40 10-62 10 50-30 50-110-50-142z"
        fill="#D2A868"
      />
      <path
        d="M26 34c30-8 70-8 98 0M24 60c34-6 70-6 104 0M22 120c36 8 72 8 106 0M26 146c32 8 68 8 98 0"
        fill="none"
        stroke="#8A5F2A"
        strokeOpacity=".4"
        strokeWidth="2"
        strokeDasharray="3 4"
      />
      <rect x="42" y="72" width="66" height="40" rx="4" fill={palette.white} />
      <use href="#qr-code" x="47" y="76" width="32" height="32" />
      <path
        d="M86 82h16M86 90h16M86 98h10"
        stroke={palette.ink}
        strokeWidth="3"
        strokeOpacity=".6"
      />
      <path
        d="M16 20l-10-12M134 20l12-10M14 158l-8 12M136 158l10 10"
        stroke="#8A5F2A"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
  );
}
