import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { Watch } from './watch.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type ClaimsPortalWords = PictureWords['scenes']['claims-portal'];

function ClaimsPortalWide({ words }: { words: ClaimsPortalWords }) {
  return (
    <>
      <Cloth />
      <Watch x={276} y={262} words={words} />
      <ReleasesCard x={478} y={112} words={words} />
    </>
  );
}

function ClaimsPortalNear({ words }: { words: ClaimsPortalWords }) {
  return (
    <>
      <Watch x={154} y={190} words={words} />
      <ReleasesCard x={288} y={130} words={words} />
    </>
  );
}

function ClaimsPortalSmall({ words }: { words: ClaimsPortalWords }) {
  return (
    <>
      <g transform="translate(152 152) scale(.94)">
        <Watch x={0} y={0} words={words} isShort />
      </g>
      <ReleasesCard x={92} y={168} words={words} />
    </>
  );
}

function Cloth() {
  return (
    <>
      <path
        d="M20 60l470-36 30 440-476 32z"
        fill="#3a1d00"
        opacity=".2"
        transform="translate(-14 18)"
      />
      <path d="M20 60l470-36 30 440-476 32z" fill="#f3e7d2" />
      <path
        d="M30 78l452-34 28 402-458 32z"
        fill="none"
        stroke="#c9a877"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
      <path
        d="M140 52l21 428M270 42l21 428M400 32l21 426M28 190l480-34M36 320l480-34"
        stroke="#e6d5b8"
        strokeWidth="3"
      />
    </>
  );
}

function ReleasesCard({ x, y, words }: { x: number; y: number; words: ClaimsPortalWords }) {
  const releases = [
    ['41', words.release1],
    ['43', words.release2],
    ['45', words.release3],
    ['47', words.release4],
  ] as const;
  return (
    <Panel x={x} y={y} width={254} height={200} radius={18} lift={60}>
      <Text x={22} y={34} size={15} weight="bold">
        {words.releases}
      </Text>
      {releases.map(([week, release], index) => (
        <g key={week} transform={`translate(22 ${62 + index * 29})`}>
          <Text x={0} y={0} size={13.5} weight="bold" tone="ember">
            {week}
          </Text>
          <Text x={28} y={0} size={13.5} weight="medium">
            {release}
          </Text>
          <Glyph name="check" x={196} y={-12} size={16} colour={palette.teal} />
        </g>
      ))}
      <Rule d="M22 162H232" />
      <Text x={22} y={184} size={14} weight="medium" tone="teal">
        {words.downtime}
      </Text>
    </Panel>
  );
}

/** A portal taken over: an open watch, and a release every two weeks. */
export const scene: Scene<ClaimsPortalWords> = {
  words: wordsOf('scenes', 'claims-portal'),
  ramp: 'dusk',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -200, width: 1400 },
    Drawing: ClaimsPortalWide,
  },
  near: {
    width: 560,
    height: 383,
    land: { name: 'hill', x: -320, y: -150, width: 1040 },
    Drawing: ClaimsPortalNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: ClaimsPortalSmall,
  },
};
