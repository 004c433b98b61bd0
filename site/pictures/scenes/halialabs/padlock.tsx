import { BoxShadow } from '../../kit/shadow.tsx';
import { paint } from '../../palette.ts';

/** A brass padlock lying on the papers, 150 by 206. */
export function Padlock({
  x,
  y,
  angle = 0,
  scale = 1,
}: {
  x: number;
  y: number;
  angle?: number;
  scale?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}>
      <path
        d="M30 96V58a45 45 0 0 1 90 0v38"
        fill="none"
        stroke="#3a1030"
        strokeOpacity=".28"
        strokeWidth="22"
        transform="translate(-16 18)"
      />
      <path d="M30 96V58a45 45 0 0 1 90 0v38" fill="none" stroke="#7c7166" strokeWidth="22" />
      <path d="M30 96V58a45 45 0 0 1 90 0v38" fill="none" stroke={paint.metal} strokeWidth="18" />
      <path
        d="M36 54a39 39 0 0 1 66-22"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <BoxShadow y={86} width={150} height={120} radius={24} length={46} />
      <rect y="88" width="150" height="120" rx="24" fill="#7a3f06" />
      <rect y="86" width="150" height="118" rx="24" fill={paint.sun} />
      <rect
        x="1.5"
        y="87.5"
        width="147"
        height="115"
        rx="22.5"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2"
      />
      <path
        d="M10 176h130v4a22 22 0 0 1-22 22H32a22 22 0 0 1-22-22z"
        fill="#b23c02"
        opacity=".35"
      />
      <circle cx="75" cy="134" r="16" fill="#2a1208" />
      <path d="M69 140h12l5 34H64z" fill="#2a1208" />
      <path d="M24 104h60" stroke="#fff" strokeOpacity=".7" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
