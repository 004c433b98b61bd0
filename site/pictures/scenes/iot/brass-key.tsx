import { RoundShadow } from '../../kit/shadow.tsx';
import { paint } from '../../palette.ts';

/** A brass key lying on the land; 110 by 220. */
export function BrassKey({ x, y, scale }: { x: number; y: number; scale: number }) {
  const shape =
    'M55 0a48 48 0 0 1 14 94v110l-14 14-14-14v-14l10-10-10-10v-10l10-10-10-10V94A48 48 0 0 1 55 0zm0 18a20 20 0 1 0 0 40 20 20 0 0 0 0-40z';
  return (
    <g transform={`translate(${x} ${y}) rotate(-24) scale(${scale})`}>
      <RoundShadow x={55} y={48} radius={44} length={40} />
      <path d={shape} fillRule="evenodd" fill="#3A1D00" opacity=".3" transform="translate(-6 14)" />
      <path d={shape} fillRule="evenodd" fill="#9A5A08" transform="translate(-1 3)" />
      <path d={shape} fillRule="evenodd" fill={paint.sun} />
      <path
        d="M62 96v100M22 20a44 44 0 0 1 50-12"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}
