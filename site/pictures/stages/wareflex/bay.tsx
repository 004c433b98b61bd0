import type { Format } from '../../format.ts';
import { BackOfHand } from '../../kit/back-of-hand.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { dip, followed, near, pallet, picker, placeInBay } from './places.ts';

const { x, y, width, height } = near;
const right = x + width;
const bottom = y + height;

/** The floor around the bay: an aisle below it, its neighbours, what stands there. */
function Surroundings() {
  return (
    <>
      <path d="M-900-900H3600V2400H-900z" fill="#b9c97c" />
      <path d="M-900 738H3600V1034H-900z" fill="#adbf6e" />
      <path d="M-900 886H3600" stroke="#fdf6d8" strokeWidth="12" strokeDasharray="58 42" />
      {[-610, 50, 1370, 2030].map((left) => (
        <g key={left}>
          <rect
            x={left}
            y={y}
            width={width}
            height={height}
            fill={left > right ? '#f3eed6' : '#e6e0bf'}
            stroke="#f0b62e"
            strokeWidth="10"
          />
          <rect
            x={left}
            y={y - 615}
            width={width}
            height={height}
            fill={left > right ? '#f3eed6' : '#e6e0bf'}
            stroke="#f0b62e"
            strokeWidth="10"
          />
          <rect
            x={left}
            y="1045"
            width={width}
            height={height}
            fill="#e6e0bf"
            stroke="#f0b62e"
            strokeWidth="10"
          />
        </g>
      ))}
      <rect
        x={x}
        y={y - 615}
        width={width}
        height={height}
        fill="#f3eed6"
        stroke="#f0b62e"
        strokeWidth="10"
      />
      <rect
        x={x}
        y="1045"
        width={width}
        height={height}
        fill="#e6e0bf"
        stroke="#f0b62e"
        strokeWidth="10"
      />
      {[0, 1, 2].map((row) => (
        <use
          key={row}
          href={`#wf-${(['kraft', 'parasols', 'kraft'] as const)[row] ?? 'kraft'}`}
          transform={`translate(454 ${y + 20 + row * 184.5})`}
        />
      ))}
      <Jack />
    </>
  );
}

/** A hand pallet truck, parked in the aisle. */
function Jack() {
  return (
    <g transform="translate(724 826) rotate(-9)">
      <path d="M-14 16H176V100H-14L-84 70V46z" fill="#2f3a08" opacity=".22" />
      <path
        d="M20 0H190a10 10 0 0 1 10 10V18a10 10 0 0 1-10 10H20zM20 58H190a10 10 0 0 1 10 10V76a10 10 0 0 1-10 10H20z"
        fill={palette.orange}
      />
      <path d="M20 3H186a8 8 0 0 1 8 7H20zM20 61H186a8 8 0 0 1 8 7H20z" fill="#ffa45c" />
      <rect x="-8" y="-4" width="48" height="94" rx="10" fill="#c2440a" />
      <rect x="-2" y="-4" width="40" height="86" rx="9" fill={palette.orange} />
      <circle cx="14" cy="43" r="19" fill="#3a302a" />
      <circle cx="16" cy="41" r="13" fill="#6a5a4c" />
      <Stroke d="M10 43H-74" colour="#3a302a" width={10} />
      <Stroke d="M-74 16V70" colour="#1b1410" width={15} />
      <Stroke d="M-71 20V58" colour="#4a3b30" width={5} />
    </g>
  );
}

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

const { width: w, height: h } = pallet;

/** Slats of wood below the goods, and the shadow they stand in. */
function Wood() {
  return (
    <>
      <path d={`M-22 22H${w - 22}V${h + 24}H-22z`} fill="#2f3a08" opacity=".16" />
      <path d={`M-8 9H${w - 8}V${h + 9}H-8z`} fill="#2f3a08" opacity=".24" />
      <path d={`M0 0H${w}V${h}H0z`} fill="#8a5f2d" />
      <path
        d={`M0 0H${w}V30H0zM0 34H${w}V64H0zM0 68H${w}V98H0zM0 102H${w}V132H0zM0 136H${w}V${h}H0z`}
        fill="#c89a5c"
      />
      <path
        d={`M0 0H${w}V4H0zM0 34H${w}V38H0zM0 68H${w}V72H0zM0 102H${w}V106H0zM0 136H${w}V140H0z`}
        fill="#e4c08a"
      />
    </>
  );
}

function Fan({ cx, cy }: { cx: number; cy: number }) {
  return <use href="#wf-fan" transform={`translate(${cx} ${cy})`} />;
}

const rolls = ['#e2540b', '#fbf3e4', '#0b5f63', '#ffb83b', '#e2906f', '#fbf3e4'] as const;

/** The tenant's summer: fans in boxes, parasols, and cartons of the rest. */
function Pallets() {
  return (
    <>
      <g id="wf-fan">
        <rect x="-38" y="-36" width="76" height="72" rx="3" fill="#dfe9e2" />
        <path d="M-38-36h76v11h-76z" fill={palette.white} />
        <path d="M30-36h8v72h-8z" fill="#fff" opacity=".6" />
        <circle r="26" cy="4" fill="#fff" />
        <circle r="26" cy="4" fill="none" stroke={palette.teal} strokeWidth="3.5" />
        <circle r="17" cy="4" fill="none" stroke={palette.tealLight} strokeWidth="1.6" />
        <path
          d="M0 4C-12-4-14-18-4-20 6-20 6-8 0 4zM0 4C10-8 24-8 24 2 22 12 10 10 0 4zM0 4C12 12 12 26 2 28-8 26-6 14 0 4zM0 4C-10 16-24 14-24 6-22-4-10-2 0 4z"
          fill={palette.teal}
        />
        <circle r="5" cy="4" fill={palette.orange} />
      </g>
      <g id="wf-fans">
        <Wood />
        <path d={`M2 8H${w - 10}V${h - 2}H2z`} fill="#2f1a08" opacity=".28" />
        <Fan cx={48} cy={44} />
        <Fan cx={128} cy={44} />
        <Fan cx={48} cy={119} />
        <Fan cx={128} cy={119} />
      </g>
      <g id="wf-parasols">
        <Wood />
        <path d="M2 14H158V164H2z" fill="#2f1a08" opacity=".28" />
        {rolls.map((colour, index) => (
          <g key={index} transform={`translate(${10 + index * 26} 4)`}>
            <path d="M10-8h4v14h-4z" fill="#6b4a20" />
            <path d="M6 4h12l6 16v126l-6 14H6l-6-14V20z" fill={colour} />
            <path d="M6 4L0 20v126l6 14h5V4z" fill="#2f1a08" opacity=".16" />
            <path d="M17 6l5 15v122l-4 10z" fill="#fff" opacity=".4" />
          </g>
        ))}
        <path d="M6 46h162v9H6zM6 112h162v9H6z" fill="#3a302a" />
        <path d="M6 46h162v3H6zM6 112h162v3H6z" fill="#8d8073" />
      </g>
      <g id="wf-kraft">
        <Wood />
        <path d={`M2 8H${w - 10}V${h - 2}H2z`} fill="#2f1a08" opacity=".28" />
        {[0, 1, 2, 3, 4, 5].map((carton) => (
          <g
            key={carton}
            transform={`translate(${10 + (carton % 2) * 80} ${6 + Math.floor(carton / 2) * 52})`}
          >
            <rect width="77" height="50" rx="2" fill={carton % 3 ? '#cd9c5e' : '#d8ad72'} />
            <path d="M0 0h77v9H0z" fill="#e9cc9f" />
            <path d="M0 20h77v10H0z" fill="#f3e2bf" opacity=".85" />
            {carton % 3 === 1 && (
              <>
                <path d="M44 8h26v30H44z" fill={palette.white} />
                <path
                  d="M48 14h18M48 19h12M49 31v-6M53 31v-6M56 31v-6M60 31v-6M64 31v-6"
                  stroke={palette.ink}
                  strokeWidth="1.8"
                />
              </>
            )}
            {carton % 3 === 2 && (
              <path
                d="M12 42V34M22 42V34M8 37l4-5 4 5M18 37l4-5 4 5"
                fill="none"
                stroke="#7a4a1a"
                strokeWidth="2.2"
              />
            )}
          </g>
        ))}
      </g>
    </>
  );
}

const kinds = [
  'fans',
  'parasols',
  'kraft',
  'kraft',
  'fans',
  'parasols',
  'parasols',
  'kraft',
  'fans',
] as const;

/** The pallet at one of the nine places. */
function At({ index }: { index: number }) {
  const place = placeInBay(index);
  return (
    <use href={`#wf-${kinds[index] ?? 'kraft'}`} transform={`translate(${place.x} ${place.y})`} />
  );
}

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
        <BackOfHand of={picker} pose="spread" turn={-34} dip={dip} />
      </g>
    </>
  );
}
