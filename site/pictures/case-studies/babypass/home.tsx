import { Avatar, Toggle } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { Block, Rattle } from './toys.tsx';
import { Page } from './page.tsx';
import { familyColours } from './people.ts';
import type { PictureWords } from '../../words.ts';

interface HomeProps {
  words: PictureWords['stages']['babypass'];
}

/** The rug at home, and the yellow booklet on it. */
function Rug() {
  return (
    <>
      <rect
        x="462"
        y="52"
        width="920"
        height="796"
        rx="16"
        fill="none"
        stroke="#fde3d8"
        strokeWidth="7"
        strokeDasharray="24 16"
      />
      <path
        d={Array.from(
          { length: 13 },
          (_, row) =>
            `M400 ${100 + row * 70}q70-44 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0`,
        ).join('')}
        fill="none"
        stroke="#f19687"
        strokeOpacity=".4"
        strokeWidth="7"
      />
      <Block
        x={634}
        y={776}
        angle={-14}
        colour="#0b5f63"
        letter="M37 20L22 54M37 20l15 34M28 42h18"
      />
      <Block
        x={730}
        y={782}
        angle={9}
        colour="#f2600c"
        letter="M26 20v34h14a9 9 0 0 0 0-17H26M26 37h11a8 8 0 0 0 0-17H26"
      />
    </>
  );
}

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const inks = ['#0b5f63', '#a63a5a', '#31405f'] as const;

/** A round stamp of a clinic; 40 across. */
function Stamp({ x, y, index }: { x: number; y: number; index: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${((index * 37) % 50) - 25})`}
      stroke={inks[index % 3]}
      fill="none"
      opacity=".82"
    >
      <circle r="20" strokeWidth="3" />
      <circle r="14" strokeWidth="1.5" />
      <path d="M-9 0H9M0-9V9" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** Open at the page of vaccinations; the tenth place is empty. */
function Booklet() {
  return (
    <g transform="translate(624 66) rotate(-5)">
      <path d="M0 10H400V300H0z" fill="#2a0f1a" opacity=".22" transform="translate(-20 24)" />
      <path
        d="M-8-8H408a8 8 0 0 1 8 8V300a8 8 0 0 1-8 8H-8a8 8 0 0 1-8-8V0a8 8 0 0 1 8-8z"
        fill="#eaa41c"
      />
      <path d="M0 0H196Q200 6 204 0H400V296H204Q200 302 196 296H0z" fill="#ffe9a8" />
      <path d="M200 3V299" stroke="#c98a12" strokeWidth="3" />
      <path d="M160 0H196Q200 6 200 6V298Q198 300 196 296H160z" fill="#c98a12" opacity=".16" />
      {days.map((place) => {
        const [column, row] = [place % 2, Math.floor(place / 2) % 3];
        const left = place < 6 ? 14 : 216;
        return (
          <g key={place} transform={`translate(${left + column * 88} ${16 + row * 92})`}>
            <rect width="80" height="82" rx="5" fill="#fff7dd" stroke="#e3b548" strokeWidth="2" />
            <path d="M10 14h44M10 24h28" stroke="#c9a049" strokeWidth="4" strokeLinecap="round" />
            {place < 9 && <Stamp x={44} y={52} index={place} />}
          </g>
        );
      })}
    </g>
  );
}

const sees = [
  [true, true],
  [true, false],
  [true, true],
] as const;

/** Whom the mother has invited, and what each of them sees. */
function Family({ words }: HomeProps) {
  return (
    <Panel x={632} y={424} width={378} height={318} radius={18} lift={70}>
      <Text x={26} y={44} size={21} weight="bold">
        {words.family}
      </Text>
      <Text x={262} y={78} size={14} weight="medium" tone="muted" anchor="middle">
        {words.vaccines}
      </Text>
      <Text x={335} y={78} size={14} weight="medium" tone="muted" anchor="middle">
        {words.diary}
      </Text>
      {words.people.slice(1).map(({ name, role, initial }, row) => (
        <g key={name} transform={`translate(26 ${94 + row * 72})`}>
          <Avatar x={22} y={34} radius={22} colour={familyColours[row + 1] ?? '#fac9b9'}>
            {initial}
          </Avatar>
          <Text x={58} y={31} size={17} weight="bold">
            {name}
          </Text>
          <Text x={58} y={51} size={14} tone="muted">
            {role}
          </Text>
          {sees[row]?.map((isOn, topic) => (
            <Toggle key={topic} x={219 + topic * 73} y={24} isOn={isOn} />
          ))}
          {row < 2 && <Rule d="M0 71H326" />}
        </g>
      ))}
    </Panel>
  );
}

export function HomeSymbols({ words }: HomeProps) {
  return (
    <>
      <g id="bp-home">
        <Page ground="#c9565a">
          <Rug />
          <Rattle x={1352} y={120} angle={38} scale={0.8} />
          <Booklet />
        </Page>
      </g>
      <g id="bp-stamp" transform="translate(624 66) rotate(-5)">
        <circle cx="348" cy="158" r="40" fill="#ffd98a" opacity=".7" />
        <g transform="translate(348 160) rotate(-9) scale(1.35)" stroke="#b23c02" fill="none">
          <circle r="20" strokeWidth="3.4" />
          <circle r="14" strokeWidth="1.6" />
          <path d="M-9 0H9M0-9V9" strokeWidth="4.6" strokeLinecap="round" />
        </g>
      </g>
      <g id="bp-family">
        <Family words={words} />
      </g>
    </>
  );
}
