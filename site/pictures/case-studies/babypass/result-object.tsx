import type { ResultObject } from '../result-object.ts';

const [cx, cy] = [300, 214];

/** A point on the dial, at so many minutes. */
const at = (minute: number, radius: number) => {
  const angle = (minute * Math.PI) / 30;
  return `${(cx + radius * Math.sin(angle)).toFixed(1)} ${(cy - radius * Math.cos(angle)).toFixed(1)}`;
};

const ticks = (minutes: readonly number[], length: number) =>
  minutes.map((minute) => `M${at(minute, 158)}L${at(minute, 158 - length)}`).join('');

const minutes = Array.from({ length: 60 }, (_, minute) => minute);

/** The wall clock of a clinic, with the four minutes that a visit no longer takes. */
export const resultObject: ResultObject = {
  ramp: 'blossom',
  wide: '-30 -22 660 471',
  small: '0 0 600 428',
  Shown: () => (
    <>
      <g fill="#7a1f16">
        <circle cx={cx - 34} cy={cy + 46} r="184" opacity=".1" />
        <circle cx={cx - 14} cy={cy + 20} r="184" opacity=".16" />
      </g>
      <circle cx={cx} cy={cy} r="186" fill="#0b5f63" />
      <path
        d={`M${at(-13, 180)}A180 180 0 0 1 ${at(13, 180)}`}
        fill="none"
        stroke="#7fc4bf"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx={cx} cy={cy} r="170" fill="#fffdf9" />
      <circle
        cx={cx}
        cy={cy}
        r="166"
        fill="none"
        stroke="#0b3c40"
        strokeOpacity=".1"
        strokeWidth="8"
      />
      <path d={`M${cx} ${cy}L${at(0, 158)}A158 158 0 0 1 ${at(4, 158)}z`} fill="var(--b8)" />
      <g stroke="#1b1410" strokeLinecap="round">
        <path d={ticks(minutes, 8)} strokeWidth="2" strokeOpacity=".5" />
        <path
          d={ticks(
            minutes.filter((minute) => minute % 5 === 0),
            20,
          )}
          strokeWidth="5"
        />
        <path d={`M${cx} ${cy}L${at(50.3, 96)}`} strokeWidth="12" />
        <path d={`M${cx} ${cy}L${at(4, 136)}`} strokeWidth="8" />
      </g>
      <circle cx={cx} cy={cy} r="13" fill="#f2600c" />
    </>
  ),
};
