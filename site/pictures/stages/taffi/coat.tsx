import { Stroke } from '../../kit/lines.tsx';

/** The coat laid flat, 400 by 500. */
export const coatOutline =
  'M148 18Q200 34 252 18L340 62Q352 70 356 86L396 326 340 342 314 214V478Q200 502 86 478V214L60 342 4 326 44 86Q48 70 60 62z';

const buttons = [
  [168, 236],
  [232, 236],
  [168, 300],
  [232, 300],
] as const;

export function Coat() {
  return (
    <>
      <path d={coatOutline} fill="#8f4025" transform="translate(-3 5)" />
      <path d={coatOutline} fill="#c0643f" />
      <path d="M200 190L252 18 340 62Q352 70 356 86L314 214V478Q258 490 200 491z" fill="#cc7450" />
      <path d="M356 86L396 326 368 334 330 150z" fill="#da8862" />
      <path d="M44 86L4 326 32 334 70 150z" fill="#a9522f" />
      <path
        d="M86 214L92 480 110 484 100 160zM314 214L308 480 292 484 302 160z"
        fill="#8f4025"
        opacity=".45"
      />
      <path d="M150 18Q200 78 250 18L238 70Q200 112 162 70z" fill="#6d2534" />
      <rect x="184" y="44" width="32" height="15" rx="2" fill="#fbf5e8" />
      <path d="M188 49h24M188 54h16" stroke="#8a3444" strokeWidth="1.8" />
      <path
        d="M150 16L200 196 150 168 156 142 116 120 124 40z"
        fill="#7c3419"
        transform="translate(-3 5)"
        opacity=".5"
      />
      <path
        d="M250 16L200 196 250 168 244 142 284 120 276 40z"
        fill="#7c3419"
        transform="translate(-3 5)"
        opacity=".5"
      />
      <path d="M150 16L200 196 150 168 156 142 116 120 124 40z" fill="#b35535" />
      <path d="M250 16L200 196 250 168 244 142 284 120 276 40z" fill="#dc8c66" />
      <Stroke
        d="M200 196V490M150 168L156 142 116 120M250 168L244 142 284 120"
        colour="#7c3419"
        width={2.2}
        opacity={0.65}
      />
      <path
        d="M104 348h66v22h-66zM230 348h66v22h-66z"
        fill="#7c3419"
        opacity=".5"
        transform="translate(-2 4)"
      />
      <path d="M104 346h66v22h-66z" fill="#b35535" />
      <path d="M230 346h66v22h-66z" fill="#dc8c66" />
      <Stroke
        d="M96 470Q200 492 304 470M108 363h58M234 363h58M14 318L56 330M344 330L386 318M194 206V482"
        colour="#f4ccb9"
        width={2}
        dashes=".1 8"
        opacity={0.85}
      />
      <Stroke
        d="M128 400C124 430 126 456 120 474M272 400C276 430 272 456 280 474M70 120C62 180 52 240 40 300M330 120C340 180 348 240 360 300"
        colour="#7c3419"
        width={2.4}
        opacity={0.35}
      />
      {buttons.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x - 2} cy={y + 3} r="10" fill="#2a0f00" opacity=".35" />
          <circle cx={x} cy={y} r="10" fill="#3a1a0c" />
          <path
            d={`M${x - 1} ${y - 7}a7 7 0 0 1 7 6`}
            fill="none"
            stroke="#fff"
            strokeOpacity=".5"
            strokeWidth="1.8"
          />
          <path d={`M${x - 3} ${y}h6`} stroke="#c98b66" strokeWidth="1.6" />
        </g>
      ))}
    </>
  );
}
