import type { Format } from '../../format.ts';
import { BackOfHand } from '../../kit/hands/hands.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { dip, followed, near, picker } from './places.ts';
import { Surroundings } from './aisle.tsx';
import { At, Pallets } from './pallets.tsx';

const { x, y, width, height } = near;

const right = x + width;

const bottom = y + height;

const column = (cx: number, cy: number) => (
  <g key={`${cx} ${cy}`} transform={`translate(${cx} ${cy})`}>
    <path d="M-34-2h40v40h-40z" fill="#2f3a08" opacity=".22" />
    <rect x="-20" y="-20" width="40" height="40" rx="4" fill="#f0b62e" />
    <path d="M-20 6L6-20H20L-20 20zM2 20L20 2V16L16 20z" fill={palette.ink} opacity=".82" />
  </g>
);

/** The empty bay: bare concrete, its number, the light of the roof's windows. */
function Bay() {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="#f3eed6" />
      <path
        d={`M${x + 200} ${y}v${height}M${x + 400} ${y}v${height}M${x} ${y + 288}h${width}`}
        stroke="#d9cfa4"
        strokeWidth="2.5"
      />
      <path
        d={`M${x + 300} ${y}h130l-190 ${height}h-130zM${x + 470} ${y}h112l-190 ${height}h-112z`}
        fill="#fffdf0"
        opacity=".85"
      />
      <path
        d={`M${x + 62} ${y + 96}q40 30 88 22M${x + 430} ${y + 500}q60-34 96-8M${x + 88} ${y + 430}q26-18 60-6`}
        fill="none"
        stroke="#c9bd8c"
        strokeOpacity=".5"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Text x={x + 300} y={y + 372} size={250} weight="bold" anchor="middle" fill="#e3bd57">
        {String(followed + 1)}
      </Text>
      <path d={`M${x + 140} ${y + 276}h320v13h-320z`} fill="#f6f0d6" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke="#f0b62e"
        strokeWidth="12"
      />
      <rect
        x={x + 6}
        y={y + 6}
        width={width - 12}
        height={height - 12}
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="1.5"
      />
      {[
        [x, y],
        [right, y],
        [x, bottom],
        [right, bottom],
      ].map(([cx = 0, cy = 0]) => column(cx, cy))}
    </>
  );
}

/** How long and how wide it is, painted along its edges. */
function Measure({ format }: { format: Format }) {
  return (
    <>
      <g fill="none" stroke="#8a7a3c" strokeWidth="2.6" strokeLinecap="round">
        <path
          d={`M${x + 46} ${y + 44}H${x + 236}M${x + 364} ${y + 44}H${x + 554}M${x + 46} ${y + 34}v20M${x + 554} ${y + 34}v20`}
        />
        <path
          d={`M${x + 44} ${y + 84}V${y + 240}M${x + 44} ${y + 336}V${y + 530}M${x + 34} ${y + 84}h20M${x + 34} ${y + 530}h20`}
        />
      </g>
      <Text x={x + 300} y={y + 53} size={26} weight="bold" anchor="middle" fill="#6d5f22">
        {metres(format, 12, 0)}
      </Text>
      <Text x={x + 66} y={y + 297} size={26} weight="bold" anchor="middle" fill="#6d5f22">
        {metres(format, 11.5, 1)}
      </Text>
    </>
  );
}

const metres = (format: Format, value: number, decimals: number) =>
  format.quantity(value, 'm', decimals);

export function BaySymbols({ format }: { format: Format }) {
  return (
    <>
      <Pallets />
      <g id="wf-around">
        <Surroundings />
      </g>
      <g id="wf-bay">
        <Bay />
      </g>
      <g id="wf-measure">
        <Measure format={format} />
      </g>
      {[0, 1, 2].map((row) => (
        <g key={row} id={`wf-row-${row}`}>
          {[0, 1, 2].map(
            (place) => row * 3 + place !== 8 && <At key={place} index={row * 3 + place} />,
          )}
        </g>
      ))}
      <g id="wf-last">
        <At index={8} />
      </g>
      <g id="wf-glove" transform="translate(1330 838) scale(.78)">
        <BackOfHand of={picker} turn={-34} dip={dip} />
      </g>
    </>
  );
}
