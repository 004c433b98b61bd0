const bricks = Array.from({ length: 14 }, (_, row) => `M0 ${row * 34}H400`).join('');

/** The open kiln from the front, 400 by 450: three shelves of pieces. */
export function Kiln({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-16" y="18" width="400" height="446" rx="12" fill="#6A1C12" opacity=".3" />
      <rect width="400" height="446" rx="12" fill="#B9684A" />
      <path d={bricks} stroke="#8F4330" strokeOpacity=".5" strokeWidth="2" />
      <path
        d="M60 0v34M160 0v34M260 0v34M360 0v34M20 34v34M380 34v34M26 102v34M8 170v34M26 238v34M8 306v34M26 374v34M374 102v34M392 170v34M374 238v34M392 306v34"
        stroke="#8F4330"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <path d="M42 430V190a158 158 0 0 1 316 0v240z" fill="#E8B48E" />
      <path d="M56 430V192a144 144 0 0 1 288 0v238z" fill="#4E1D10" />
      <path d="M70 430V194a130 130 0 0 1 260 0v236z" fill="#6E2A14" />
      <path d="M110 430c-20-150 30-250 90-300 60 50 110 150 90 300z" fill="#F2700F" opacity=".35" />
      <path d="M150 430c-10-100 20-190 50-230 30 40 60 130 50 230z" fill="#FFB800" opacity=".3" />
      {[196, 294, 392].map((shelf) => (
        <path key={shelf} d={`M66 ${shelf}h268v12H66z`} fill="#E9D3B4" />
      ))}
      <path
        d="M152 208h10v86h-10zM238 208h10v86h-10zM128 306h10v86h-10zM262 306h10v86h-10z"
        fill="#D5B68D"
      />
      <Bowl x={112} y={196} width={72} colour="#7FB8B4" />
      <Vase x={178} y={196} colour="#FBF3E4" />
      <Vase x={222} y={196} colour="#D9A13C" />
      <Bowl x={286} y={196} width={72} colour="#FBF3E4" />
      {[115, 200, 285].map((left) => (
        <Plates key={left} x={left} y={294} />
      ))}
      <Bowl x={98} y={392} width={52} colour="#C0643F" />
      <Bowl x={200} y={392} width={108} colour="#0B7F7B" />
      <Bowl x={306} y={392} width={48} colour="#C0643F" />
      <rect
        x="1"
        y="1"
        width="398"
        height="444"
        rx="11"
        fill="none"
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="2"
      />
    </g>
  );
}

function Bowl({ x, y, width, colour }: { x: number; y: number; width: number; colour: string }) {
  const [half, depth] = [width / 2, width * 0.46];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-half} ${-depth}h${width}c0 ${depth * 0.6} ${-half * 0.4} ${depth - 5} ${-half * 0.7} ${depth - 5}v5h${-half * 0.6}v-5c${-half * 0.3} 0 ${-half * 0.7} ${-depth * 0.4} ${-half * 0.7} ${5 - depth}z`}
        fill={colour}
      />
      <path
        d={`M${half * 0.3} ${-depth + 5}h${half * 0.6}c-2 ${depth * 0.4} ${-half * 0.3} ${depth * 0.7} ${-half * 0.6} ${depth * 0.8}z`}
        fill="#fff"
        opacity=".35"
      />
    </g>
  );
}

function Vase({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-8-92h16v14c0 16 14 22 14 46 0 16-6 26-10 32h-24c-4-6-10-16-10-32 0-24 14-30 14-46z"
        fill={colour}
      />
      <path
        d="M4-90h4v14c0 14 12 24 12 44 0 10-3 18-6 24 2-30-8-40-10-82z"
        fill="#fff"
        opacity=".4"
      />
    </g>
  );
}

function Plates({ x, y }: { x: number; y: number }) {
  return [0, 1, 2, 3, 4].map((plate) => (
    <path
      key={plate}
      d={`M${x - 38} ${y - 12 - plate * 11}h76l-12 11h-52z`}
      fill={['#FBF3E4', '#E3D0B0', '#7FB8B4', '#FBF3E4', '#D9A13C'][plate]}
    />
  ));
}
