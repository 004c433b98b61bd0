import { palette } from '../../palette.ts';

/** A small car from above, on its way. */
export function Car({ x, y, angle }: { x: number; y: number; angle: number }) {
  return (
    <>
      <g transform={`translate(${x - 18} ${y + 20}) rotate(${angle})`}>
        <rect width="84" height="148" rx="30" fill="#22352F" opacity=".28" />
      </g>
      <g transform={`translate(${x} ${y}) rotate(${angle})`}>
        <path d="M-4 26h8v24h-8zM80 26h8v24h-8zM-4 104h8v24h-8zM80 104h8v24h-8z" fill="#1b1410" />
        <rect width="84" height="148" rx="30" fill="#f2700f" />
        <path d="M6 34a26 26 0 0 1 24-30h24a26 26 0 0 1 24 30z" fill="#FFB03A" />
        <path d="M12 44c18-10 42-10 60 0l-6 22c-14-6-34-6-48 0z" fill="#2C3F40" />
        <path d="M18 112c14 6 34 6 48 0l5 16c-18 8-40 8-58 0z" fill="#2C3F40" />
        <path d="M10 52l5 18v36l-4 14zM74 52l-5 18v36l4 14z" fill="#3F5758" />
        <rect x="20" y="68" width="44" height="40" rx="8" fill="#F58A2B" />
        <rect x="26" y="78" width="32" height="18" rx="4" fill={palette.white} />
        <path d="M32 84h20M32 90h14" stroke={palette.ink} strokeWidth="2.5" />
        <path d="M10 12l10-6M74 12l-10-6" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
        <path
          d="M14 20c-6 14-8 90 0 112"
          fill="none"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
