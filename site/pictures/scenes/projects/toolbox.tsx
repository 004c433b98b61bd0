import { BoxShadow } from '../../kit/shadow.tsx';
import { paint, palette } from '../../palette.ts';

/** An open toolbox from above, 330 by 250. */
export function Toolbox({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(6 190 130)`}>
      <BoxShadow width={390} height={250} radius={18} length={70} />
      <rect width="390" height="250" rx="18" fill="#b23c02" />
      <rect x="10" y="10" width="370" height="230" rx="12" fill="#7D2A02" />
      <rect x="262" y="22" width="106" height="206" rx="8" fill="#59200A" />
      <g transform="translate(284 36)">
        <path d="M8 0l8 14v70H0V14z" fill={paint.metal} transform="translate(0 0)" />
        <rect x="-4" y="82" width="24" height="92" rx="10" fill={palette.sun} />
        <path d="M2 96v64M14 96v64" stroke="#B8640C" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M46 12a18 18 0 0 1 34-6l-14 10 4 14 16-2a18 18 0 0 1-20 14v132a10 10 0 0 1-20 0V40a18 18 0 0 1 0-28z"
          fill={paint.metal}
        />
      </g>
      <rect
        x="1"
        y="1"
        width="388"
        height="248"
        rx="17"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="2"
      />
    </g>
  );
}
