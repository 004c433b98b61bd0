import { Artwork } from '../../artwork/artwork.tsx';
import { BackOfHand } from '../../kit/hands/hands.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Tablet } from '../../scenes/order/tablet.tsx';
import type { PictureWords } from '../../words.ts';
import babypassArtwork from './babypass.svg?raw';
import { GrowthChart } from './growth-chart.tsx';
import { Page } from './page.tsx';
import { doctor, gloved } from './people.ts';
import { type BabypassWords } from './scene.tsx';

interface ClinicProps {
  words: PictureWords['stages']['babypass'];
  diary: BabypassWords;
}

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
      <GrowthChart x={682} y={230} width={288} height={160} weightUnit="" lastAge="18" />
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
          <Artwork svg={babypassArtwork} part="desk" />
        </Page>
      </g>
      <g id="bp-tablet">
        <Tablet x={612} y={92} width={412} height={512} />
      </g>
      <g id="bp-summary">
        <Summary {...props} />
      </g>
      <g id="bp-doctor">
        <BackOfHand of={doctor} turn={8} />
      </g>
      <g id="bp-nurse">
        <BackOfHand of={gloved} turn={-150} />
      </g>
    </>
  );
}
