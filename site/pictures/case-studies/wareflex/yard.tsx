import { palette } from '../../palette.ts';

export function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return <use href="#wf-tree" transform={`translate(${x} ${y}) scale(${size})`} />;
}

export const trucks = [
  { x: 716, load: palette.white, cab: palette.orange },
  { x: 902, load: '#ffc14f', cab: palette.white },
  { x: 1181, load: '#7fc4bf', cab: palette.white },
] as const;

/** A trailer backed up to its dock, the cab to the south. */
export function Truck({ x, load, cab }: (typeof trucks)[number]) {
  return (
    <g transform={`translate(${x} 694)`}>
      <path d="M-22 18H38v124l-10 38H-14z" fill="#2f2a14" opacity=".22" />
      <path d="M6 112h34v16H6z" fill="#3a302a" />
      <rect x="3" y="122" width="40" height="40" rx="9" fill={cab} />
      <path d="M7 144h32l-3 11H10z" fill="#3a302a" />
      <rect width="46" height="120" rx="3" fill={load} />
      <path
        d="M4 15h38M4 31h38M4 47h38M4 63h38M4 79h38M4 95h38"
        stroke="#1b1410"
        strokeOpacity=".12"
        strokeWidth="2"
      />
      <path d="M34 0h9a3 3 0 0 1 3 3v114a3 3 0 0 1-3 3h-9z" fill="#fff" opacity=".4" />
    </g>
  );
}
