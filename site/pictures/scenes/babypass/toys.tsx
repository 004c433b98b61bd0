import { RoundShadow } from '../../kit/shadow.tsx';

/** A wooden rattle with coloured rings, from above. */
export function Rattle({
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
      <RoundShadow x={0} y={0} radius={50} length={24} />
      <path
        d="M-8 40h16l4 96a12 12 0 0 1-24 0z"
        fill="#5A1E00"
        opacity=".25"
        transform="translate(-9 10)"
      />
      <path d="M-8 40h16l4 96a12 12 0 0 1-24 0z" fill="#E8BD84" />
      <path d="M2 44h5l3 92a10 10 0 0 1-6 9z" fill="#F7DCB0" />
      <rect x="-14" y="62" width="28" height="12" rx="6" fill="#0b5f63" />
      <rect x="-15" y="80" width="30" height="12" rx="6" fill="#f2600c" />
      <circle r="54" fill="#E8BD84" />
      <circle r="54" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="2" />
      <circle r="30" fill="#F19687" />
      <circle r="30" fill="none" stroke="#B0554B" strokeOpacity=".5" strokeWidth="3" />
      <circle cx="9" cy="-9" r="9" fill="#fff" opacity=".5" />
      <path
        d="M-38-20a43 43 0 0 1 58-18"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A wooden block with a letter. */
export function Block({
  x,
  y,
  angle,
  colour,
  letter,
}: {
  x: number;
  y: number;
  angle: number;
  colour: string;
  letter: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d="M0 12l-18 26v66h74l18-26z" fill="#5A1E00" opacity=".2" />
      <rect width="74" height="74" rx="10" fill="#F0D3A4" />
      <rect x="8" y="8" width="58" height="58" rx="6" fill={colour} />
      <path
        d={letter}
        fill="none"
        stroke="#FFFDF9"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect
        x="1"
        y="1"
        width="72"
        height="72"
        rx="9"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
      />
    </g>
  );
}
