import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { own, paint, palette } from '../../palette.ts';

const storeys = [4, 3, 2, 1, 0];

/** A section through an elevator shaft, 206 by 460. */
export function Shaft({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoxShadow width={206} height={460} radius={12} length={70} />
      <rect width="206" height="460" rx="12" fill={own('#e9d8bc')} />
      <rect x="34" y="14" width="132" height="432" rx="4" fill={own('#4a3b30')} />
      <path d="M48 14v432M133 14v432M157 14v432" stroke={own('#8d8073')} strokeWidth="3" />
      {storeys.map((storey, index) => (
        <g key={storey} transform={`translate(0 ${40 + index * 82})`}>
          <rect x="166" y="52" width="40" height="12" fill={own('#cdb48c')} />
          <rect x="168" y="4" width="5" height="48" fill={paint.metal} />
          <Text x={188} y={36} size={13} weight="bold" anchor="middle" tone="muted">
            {storey}
          </Text>
        </g>
      ))}
      <path d="M89 44v132M94 44v132M145 44v272" stroke={own('#cfc2b2')} strokeWidth="2.5" />
      <rect x="70" y="28" width="92" height="30" rx="8" fill={own('#2a1f18')} />
      <circle cx="118" cy="43" r="27" fill={paint.metal} />
      <circle cx="118" cy="43" r="8" fill={own('#4a3b30')} />
      <rect x="58" y="176" width="66" height="104" rx="6" fill={paint.sun} />
      <rect x="66" y="186" width="50" height="84" rx="4" fill={own('#fff4dd')} />
      <path d="M91 186v84" stroke={own('#d9a13c')} strokeWidth="2.5" />
      <path d="M74 194h34" stroke={palette.sun} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M53 186v16M53 254v16M129 186v16M129 254v16"
        stroke={own('#cfc2b2')}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="138" y="316" width="14" height="66" rx="3" fill={own('#b3a596')} />
      <path
        d="M78 442h26M78 435h26M78 428h26M78 421h26M70 412h42"
        stroke={own('#a89a8b')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect
        x="1"
        y="1"
        width="204"
        height="458"
        rx="11"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2"
      />
    </g>
  );
}
