import { type Person, Rim, Shade, sleeve, Sleeve } from './hand.tsx';

/**
 * A right hand from above, its back to us: the wrist at 0 0, the fingers up, the tip of the first at
 * -84 -372 where it points. Of the same cut paper as the hand in hand.tsx.
 */

interface Finger {
  x: number;
  y: number;
  turn: number;
  length: number;
  width: number;
  /** Bent under, the nail out of sight. */
  isBent?: boolean;
}

const spread: readonly Finger[] = [
  { x: 68, y: -166, turn: 15, length: 132, width: 38 },
  { x: 27, y: -186, turn: 5, length: 174, width: 43 },
  { x: -20, y: -192, turn: -3, length: 190, width: 45 },
  { x: -66, y: -182, turn: -11, length: 172, width: 45 },
];

/** The first finger stretched, the others bent under. */
const pointing: readonly Finger[] = [
  { x: 66, y: -158, turn: 12, length: 42, width: 42 },
  { x: 27, y: -176, turn: 4, length: 56, width: 46 },
  { x: -18, y: -184, turn: -3, length: 64, width: 47 },
  { x: -62, y: -180, turn: -7, length: 190, width: 45 },
].map((finger, index) => ({ ...finger, isBent: index < 3 }));

const poses = { spread, pointing } as const;

interface BackOfHandProps {
  of: Person;
  pose: keyof typeof poses;
  /** In degrees; the shadow falls to the lower left all the same. */
  turn: number;
  /** What a glove is dipped in, from the tips of the fingers to their middle. */
  dip?: { low: string; high: string };
}

export const back =
  'M-62 10C-70-44-100-84-102-132C-104-176-92-206-66-208C-36-214-4-222 24-216C52-212 84-200 92-172C100-122 74-50 64 10z';
export const backMid =
  'M-54 10C-60-44-90-86-92-134C-93-174-82-198-60-202C-34-208-4-214 24-209C50-205 82-194 90-168C98-122 74-50 64 10z';
export const backHigh =
  'M-4 10C-8-60-44-96-46-140C-46-174-30-196-4-204C6-208 16-209 26-207C50-202 80-192 88-166C95-122 74-50 64 10z';
const thumb =
  'M-58-8C-84-38-116-70-138-112C-152-142-172-166-166-184C-158-204-132-198-120-178C-108-158-96-140-76-130C-52-118-40-60-58-8z';
const thumbMid =
  'M-56-20C-80-46-108-76-130-116C-144-144-162-168-157-181C-150-196-132-192-122-174C-110-152-96-136-76-126C-54-114-46-64-56-20z';
const thumbHigh =
  'M-66-52C-84-74-104-98-120-126C-132-148-146-168-146-180C-144-190-132-188-124-174C-112-152-96-134-78-124C-62-114-58-80-66-52z';

const tip = ({ width, length }: Finger) => ({ x: -width / 2, y: -length, rx: width / 2 });

function FingerSheets({
  finger,
  of: { skin },
  dip,
}: Pick<BackOfHandProps, 'of' | 'dip'> & { finger: Finger }) {
  const { width, length, isBent } = finger;
  const { x, y, rx } = tip(finger);
  const height = length + 30;
  return (
    <>
      <rect
        x={x - 8}
        y={y + 10}
        width={width}
        height={height}
        rx={rx}
        fill="#1b0a00"
        opacity=".24"
      />
      <rect x={x} y={y} width={width} height={height} rx={rx} fill={skin.low} />
      <rect x={x + 4} y={y + 2} width={width - 5} height={height} rx={rx - 2.5} fill={skin.mid} />
      <rect x={x + 14} y={y + 5} width={width - 18} height={height} rx={rx - 9} fill={skin.high} />
      {dip && (
        <>
          <path
            d={`M${x} ${y + rx}a${rx} ${rx} 0 0 1 ${width} 0V${y + length * 0.5}q${-rx / 2} 9 ${-rx} 2t${-rx} 2z`}
            fill={dip.low}
          />
          <path
            d={`M${x + 13} ${y + rx}a${rx - 7} ${rx - 4} 0 0 1 ${width - 16} 0V${y + length * 0.5 - 6}q-8 6 -${width - 16} 2z`}
            fill={dip.high}
          />
        </>
      )}
      {!isBent && !dip && (
        <path
          d={`M${x + 11} ${y + 30}V${y + 19}a${rx - 11} 11 0 0 1 ${width - 22} 0v11q${-(rx - 11)} 7 ${-(width - 22)} 0z`}
          fill={skin.nail}
        />
      )}
      {!isBent && (
        <path
          d={`M${x + 9} ${y + length * 0.36}q${rx - 9} 7 ${width - 18} 0m${18 - width} 8q${rx - 9} 6 ${width - 20} 0M${x + 8} ${y + length * 0.68}q${rx - 8} 7 ${width - 16} 0`}
          fill="none"
          stroke={skin.low}
          strokeWidth="1.8"
          strokeLinecap="round"
          opacity=".6"
        />
      )}
      <Rim d={`M0 ${y + 0.6}a${rx - 0.6} ${rx - 0.6} 0 0 1 ${rx - 0.6} ${rx}v${length * 0.6}`} />
    </>
  );
}

/** The whole of it, arm and all: it lies above what it touches. */
export function BackOfHand({ of, pose, turn, dip }: BackOfHandProps) {
  const { skin } = of;
  const fingers = poses[pose];
  const at = ({ x, y, turn: angle }: Finger) => `translate(${x} ${y}) rotate(${angle})`;
  const around = `rotate(${turn})`;
  return (
    <>
      <Shade>
        <g transform={around}>
          <path d={back} />
          <path d={thumb} />
          <path d={sleeve} />
          {fingers.map((finger) => (
            <rect
              key={finger.x}
              {...tip(finger)}
              width={finger.width}
              height={finger.length}
              transform={at(finger)}
            />
          ))}
        </g>
      </Shade>
      <g transform={around}>
        <path d={thumb} fill={skin.low} />
        <path d={thumbMid} fill={dip?.low ?? skin.mid} />
        <path d={thumbHigh} fill={dip?.high ?? skin.high} />
        {!dip && (
          <path d="M-157-182c3-9 16-9 24 3 5 8 6 15 1 18-9 2-22-8-25-21z" fill={skin.nail} />
        )}
        {fingers.map((finger) => (
          <g key={finger.x} transform={at(finger)}>
            <FingerSheets finger={finger} of={of} dip={dip} />
          </g>
        ))}
        <path d={back} fill={skin.low} />
        <path d={backMid} fill={skin.mid} />
        <path d={backHigh} fill={skin.high} />
        <Rim d="M64 10C74-50 100-122 92-172C90-184 80-194 64-202" />
        <path
          d={fingers.map(({ x, y }) => `M${x - 13} ${y + 8}q13-9 26 0`).join('')}
          fill="none"
          stroke={skin.low}
          strokeWidth="2.2"
          strokeLinecap="round"
          opacity=".6"
        />
        <Sleeve of={of} />
      </g>
    </>
  );
}
