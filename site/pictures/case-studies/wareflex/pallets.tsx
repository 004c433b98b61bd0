import { palette } from '../../palette.ts';
import { pallet, placeInBay } from './places.ts';

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
export function Pallets() {
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
export function At({ index }: { index: number }) {
  const place = placeInBay(index);
  return (
    <use href={`#wf-${kinds[index] ?? 'kraft'}`} transform={`translate(${place.x} ${place.y})`} />
  );
}
