import type { ReactNode } from 'react';

import { Avatar } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Case, screen, StatusBar } from '../../kit/phone.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import { type BabypassWords, VaccineScreen } from './scene.tsx';
import type { PictureWords } from '../../words.ts';
import { familyColours } from './people.ts';

export interface PhoneWords {
  words: PictureWords['stages']['babypass'];
  diary: BabypassWords;
}

function Screen({ id, time, children }: { id: string; time: string; children: ReactNode }) {
  return (
    <g id={id} transform="translate(12 12)" clipPath="url(#phone-screen)">
      <rect {...screen} fill="#fff6f0" />
      {children}
      <StatusBar time={time} colour={palette.ink} isOffline={false} />
      <rect x="77" y="520" width="90" height="4" rx="2" fill={palette.ink} opacity=".8" />
    </g>
  );
}

/** The code that opens a summary, for ten minutes. */
function Code({ words }: PhoneWords) {
  return (
    <Screen id="bp-code" time="9:28">
      <path d="M0 0H244V118C190 96 60 142 0 112z" fill={paint.sun} />
      <Text x={20} y={72} size={22} weight="bold">
        {words.forDoctor}
      </Text>
      <Text x={20} y={95} size={15} weight="medium">
        {words.noAccount}
      </Text>
      <rect
        x="22"
        y="146"
        width="200"
        height="200"
        rx="22"
        fill={palette.white}
        stroke="#f3d3c6"
        strokeWidth="2"
      />
      <use href="#qr-code" x="40" y="164" width="164" height="164" />
      <g transform="translate(122 408)">
        <circle r="34" fill="none" stroke="#f8d9cc" strokeWidth="8" />
        <path
          d="M0-34a34 34 0 1 1-32.300 23.400"
          fill="none"
          stroke={palette.ember}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <Text x={0} y={9} size={26} weight="bold" anchor="middle">
          10
        </Text>
      </g>
      <Text x={122} y={473} size={15} weight="medium" anchor="middle">
        {words.minutes}
      </Text>
    </Screen>
  );
}

/** The last doses in the diary, and who can read of it. */
function Kept({ words, diary }: PhoneWords) {
  return (
    <Screen id="bp-kept" time="9:52">
      <Text x={20} y={76} size={22} weight="bold">
        {diary.vaccines}
      </Text>
      <Text x={20} y={99} size={15} tone="muted">
        {words.given}
      </Text>
      <rect x="14" y="114" width="216" height="150" rx="20" fill={palette.teal} />
      <rect x="28" y="128" width="60" height="60" rx="12" fill="#ffdf8f" />
      <g transform="translate(58 158) rotate(-10)">
        <circle r="21" fill="none" stroke="#b23c02" strokeWidth="3" />
        <path
          d="M-9 0l6 7 12-14"
          fill="none"
          stroke="#b23c02"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <Text x={102} y={155} size={15} tone="white" weight="medium">
        {words.today}
      </Text>
      <Text x={102} y={177} size={15} tone="white">
        9:52
      </Text>
      <Text x={30} y={219} size={19} weight="bold" tone="white">
        {diary.doses.at(-1)?.vaccine}
      </Text>
      <Text x={30} y={243} size={15} tone="white">
        {diary.doses.at(-1)?.age}
      </Text>
      <Text x={20} y={298} size={15} weight="bold">
        {words.canRead}
      </Text>
      {words.people.map(({ name, initial }, index) => (
        <Avatar
          key={name}
          x={40 + index * 50}
          y={334}
          radius={20}
          colour={familyColours[index] ?? palette.honey}
        >
          {initial}
        </Avatar>
      ))}
      <Rule d="M20 372H224" />
      {diary.doses.slice(2, 5).map(({ age, vaccine }, index) => (
        <g key={age} transform={`translate(20 ${400 + index * 46})`}>
          <circle cx="11" r="12" fill={palette.mint} />
          <Glyph name="check" x={3} y={-8} size={16} colour={palette.tealDeep} />
          <Text x={36} y={-2} size={15} weight="bold">
            {vaccine}
          </Text>
          <Text x={36} y={16} size={14} tone="muted">
            {age}
          </Text>
        </g>
      ))}
    </Screen>
  );
}

export function PhoneSymbols(props: PhoneWords) {
  return (
    <>
      <g id="bp-phone">
        <path d="M-22 40V570Q-22 600 10 600H220L268 540V20z" fill="#2a0f1a" opacity=".22" />
        <Case />
      </g>
      <Screen id="bp-remind" time="21:46">
        <VaccineScreen words={props.diary} />
      </Screen>
      <Code {...props} />
      <Kept {...props} />
    </>
  );
}
