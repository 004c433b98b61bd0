import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';

interface RiverScreenProps {
  arrives: string;
  nextPier: string;
}

/** The river from above with the boat on its line; fills a phone's screen. */
export function RiverScreen({ arrives, nextPier }: RiverScreenProps) {
  return (
    <>
      <rect width="244" height="532" fill="#eef0df" />
      <path d="M150 40h94v120l-70 30zM0 330l70-20 40 90-30 132H0z" fill="#dde8c9" />
      <g fill="none" stroke={palette.white} strokeLinecap="round">
        <path
          d="M-10 120h90l60-70M20 40l30 160M-10 230l80 10M170 210h84M180 170l20 120M120 420l130-30M170 330l20 200M30 420l20 110"
          strokeWidth="9"
        />
      </g>
      <path
        d="M120-20C90 60 170 110 140 190S40 290 90 370s40 110 10 190"
        fill="none"
        stroke="#b9dad6"
        strokeWidth="54"
      />
      <path
        d="M120-20C90 60 170 110 140 190S40 290 90 370s40 110 10 190"
        fill="none"
        stroke="#d4eae6"
        strokeWidth="34"
      />
      <Stroke
        d="M113 44C110 86 160 130 140 190S40 290 90 370"
        colour={palette.teal}
        width={4}
        dashes=".1 10"
      />
      <circle cx="113" cy="58" r="9" fill={palette.white} stroke={palette.teal} strokeWidth="4" />
      <circle cx="90" cy="370" r="9" fill={palette.white} stroke={palette.teal} strokeWidth="4" />
      <g transform="translate(130 206) rotate(28)">
        <path
          d="M0-30c14 10 16 40 10 62h-20c-6-22-4-52 10-62z"
          fill="#5a1e00"
          opacity=".25"
          transform="translate(-8 8)"
        />
        <path d="M0-32c15 11 17 42 11 66h-22c-6-24-4-55 11-66z" fill={palette.white} />
        <path d="M0-18c8 7 9 26 7 42H-7c-2-16-1-35 7-42z" fill={paint.sun} />
      </g>
      <rect x="14" y="418" width="216" height="88" rx="22" fill={palette.white} />
      <Text x={78} y={458} size={18} weight="bold">
        {arrives}
      </Text>
      <Text x={78} y={480} size={14} tone="muted">
        {nextPier}
      </Text>
      <circle cx="50" cy="462" r="18" fill={palette.honey} />
      <path
        d="M50 453v10l6 4"
        fill="none"
        stroke={palette.ink}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}
