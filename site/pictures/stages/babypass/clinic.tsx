import { BackOfHand } from '../../kit/back-of-hand.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { type BabypassWords } from '../../scenes/babypass/babypass.tsx';
import { GrowthChart, measured } from '../../scenes/babypass/growth-chart.tsx';
import { Tablet } from '../../scenes/order/tablet.tsx';
import type english from './babypass.en.json';
import { Page } from './page.tsx';
import { doctor, gloved } from './people.ts';

interface ClinicProps {
  words: typeof english;
  diary: BabypassWords;
}

/** The doctor's desk, and what lies on it. */
function Desk() {
  return (
    <>
      <Stroke
        d="M350 190q300-26 700 6t850-10M350 470q420 36 820 2t730 8M350 760q260-30 640 0t910-6"
        colour="#e2bd8f"
        width={4}
        opacity={0.7}
      />
      <rect x="580" y="64" width="470" height="640" rx="22" fill="#cfe6e1" />
      <rect
        x="592"
        y="76"
        width="446"
        height="616"
        rx="14"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="2.5"
        strokeDasharray="8 8"
      />
      <Stethoscope />
    </>
  );
}

const tube = 'M1010 742C960 900 840 800 770 730S640 690 640 790 760 900 700 960';

function Stethoscope() {
  return (
    <>
      <Stroke d={tube} colour="#2a0f1a" width={18} opacity={0.16} />
      <g transform="translate(8 -10)">
        <Stroke d={tube} colour="#07484b" width={17} />
        <Stroke d={tube} colour="#2a8584" width={7} />
        <circle
          cx="1012"
          cy="738"
          r="48"
          fill="#2a0f1a"
          opacity=".18"
          transform="translate(-12 16)"
        />
        <circle cx="1012" cy="738" r="48" fill="#8d8073" />
        <circle cx="1014" cy="735" r="43" fill="#efe6d8" />
        <circle cx="1014" cy="735" r="30" fill="none" stroke="#b3a79a" strokeWidth="4" />
        <path
          d="M990 712a34 34 0 0 1 46-6"
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

/** Four months after her last weighing in the diary, at the age of the due doses. */
const grown = [...measured, [18, 10.6]] as const satisfies typeof measured;

/** What the code opens: her curve, her doses, the minutes that are left. */
function Summary({ words, diary }: ClinicProps) {
  return (
    <>
      <Text x={654} y={166} size={26} weight="bold">
        {diary.child}
      </Text>
      <Text x={654} y={190} size={15} tone="muted">
        {diary.lastAge}
      </Text>
      <rect x="866" y="142" width="120" height="34" rx="17" fill="#ffd98a" />
      <Text x={926} y={164.5} size={15} weight="bold" anchor="middle">
        {words.left}
      </Text>
      <GrowthChart
        x={682}
        y={230}
        width={288}
        height={160}
        weightUnit=""
        lastAge="18"
        weighed={grown}
      />
      <Text x={654} y={454} size={17} weight="bold">
        {diary.given}
      </Text>
      {Array.from({ length: 11 }, (_, dose) => (
        <g key={dose} transform={`translate(${668 + dose * 29.5} 484)`}>
          <circle r="12" fill={dose < 9 ? palette.teal : palette.orange} />
          {dose < 9 && (
            <path
              d="M-5 0l3.500 4 7-8"
              fill="none"
              stroke="#fff"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      ))}
      <rect x="654" y="516" width="332" height="46" rx="14" fill="#fde3d8" />
      <Text x={672} y={545} size={16} weight="bold">
        {`${words.now} ${diary.doses.at(-1)?.vaccine ?? ''}`}
      </Text>
    </>
  );
}

export function ClinicSymbols(props: ClinicProps) {
  return (
    <>
      <g id="bp-desk">
        <Page ground="#f2d9b8">
          <Desk />
        </Page>
      </g>
      <g id="bp-tablet">
        <Tablet x={612} y={92} width={412} height={512} />
      </g>
      <g id="bp-summary">
        <Summary {...props} />
      </g>
      <g id="bp-doctor">
        <BackOfHand of={doctor} pose="pointing" turn={8} />
      </g>
      <g id="bp-nurse">
        <BackOfHand of={gloved} pose="pointing" turn={-150} />
      </g>
    </>
  );
}
