import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { Scene } from '../scene.ts';

interface ClaimsPortalWords {
  claims: string;
  brokers: string;
  payments: string;
  releases: string;
  release1: string;
  release2: string;
  release3: string;
  release4: string;
  downtime: string;
}

function ClaimsPortalWide({ words }: { words: ClaimsPortalWords }) {
  return (
    <>
      <Cloth />
      <Watch x={276} y={262} words={words} />
      <ReleasesCard x={478} y={112} words={words} />
    </>
  );
}

function ClaimsPortalSmall({ words }: { words: ClaimsPortalWords }) {
  return (
    <>
      <g transform="translate(130 118) scale(.86)">
        <Watch x={0} y={0} words={words} isNamed={false} />
      </g>
      <ReleasesCard x={84} y={172} words={words} />
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
        d="M140 52l22 440M270 42l22 440M400 32l22 436M28 190l480-34M36 320l480-34"
        stroke="#e6d5b8"
        strokeWidth="3"
      />
    </>
  );
}

/** An opened watch: three of its wheels are the parts that were mended. */
function Watch({
  x,
  y,
  words,
  isNamed = true,
}: {
  x: number;
  y: number;
  words: ClaimsPortalWords;
  isNamed?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <RoundShadow x={0} y={0} radius={190} length={50} />
      <rect x="-18" y="-222" width="36" height="30" rx="8" fill="#9c8d7c" />
      <circle r="196" fill={paint.metal} />
      <circle r="180" fill="#7d6b58" />
      <circle r="176" fill="#f0e2c8" />
      <path
        d="M-176 0a176 176 0 0 1 150-174c-60 60-70 130-20 180s60 110 20 164A176 176 0 0 1-176 0z"
        fill="#e3cfa8"
      />
      <Gear x={-66} y={-46} radius={86} teeth={28} colour="#e0a43a" />
      <Gear x={84} y={-78} radius={64} teeth={20} colour="#f58a2b" />
      <Gear x={58} y={76} radius={78} teeth={26} colour="#1f8f8b" />
      <Gear x={-78} y={96} radius={42} teeth={14} colour="#b9a78e" />
      <path
        d="M-130 30l64-76 150-32"
        fill="none"
        stroke="#fff7e8"
        strokeWidth="12"
        strokeLinecap="round"
      />
      {[
        [-66, -46],
        [84, -78],
        [58, 76],
        [-78, 96],
        [-130, 30],
      ].map(([cx, cy]) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy} r="10" fill="#b4232f" />
          <circle cx={(cx ?? 0) + 3} cy={(cy ?? 0) - 3} r="3" fill="#fff" opacity=".8" />
        </g>
      ))}
      {isNamed && (
        <>
          <WheelName x={-66} y={-6}>
            {words.claims}
          </WheelName>
          <WheelName x={92} y={-44}>
            {words.brokers}
          </WheelName>
          <WheelName x={58} y={116}>
            {words.payments}
          </WheelName>
        </>
      )}
      <circle r="186" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="3" />
    </g>
  );
}

function WheelName({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <>
      <rect
        x={x - 52}
        y={y - 14}
        width="104"
        height="26"
        rx="13"
        fill={palette.white}
        opacity=".94"
      />
      <Text x={x} y={y + 3.5} size={12.5} weight="bold" anchor="middle">
        {children}
      </Text>
    </>
  );
}

function Gear({
  x,
  y,
  radius,
  teeth,
  colour,
}: {
  x: number;
  y: number;
  radius: number;
  teeth: number;
  colour: string;
}) {
  const point = (angle: number, distance: number) =>
    `${(Math.cos(angle) * distance).toFixed(1)} ${(Math.sin(angle) * distance).toFixed(1)}`;
  const outline = Array.from({ length: teeth }, (_, index) => {
    const at = (part: number) => ((index + part) / teeth) * 2 * Math.PI;
    return `${point(at(0), radius - 8)}L${point(at(0.18), radius)}L${point(at(0.42), radius)}L${point(at(0.6), radius - 8)}`;
  }).join('L');
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${outline}z`} fill="#3a1d00" opacity=".3" transform="translate(-6 9)" />
      <path d={`M${outline}z`} fill={colour} />
      <circle r={radius * 0.74} fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      <circle r={radius * 0.6} fill="#f0e2c8" opacity=".55" />
      <path
        d={[0, 1, 2, 3]
          .map((arm) => `M0 0L${point((arm * Math.PI) / 2 + 0.4, radius * 0.64)}`)
          .join('')}
        stroke={colour}
        strokeWidth={radius * 0.14}
      />
      <circle r={radius * 0.24} fill={colour} stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" />
    </g>
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
    <Panel x={x} y={y} width={254} height={196} radius={18} lift={60}>
      <Text x={22} y={34} size={15} weight="bold">
        {words.releases}
      </Text>
      {releases.map(([week, release], index) => (
        <g key={week} transform={`translate(22 ${62 + index * 29})`}>
          <Text x={0} y={0} size={12.5} weight="bold" tone="ember">
            {week}
          </Text>
          <Text x={28} y={0} size={12.5} weight="medium">
            {release}
          </Text>
          <Glyph name="check" x={196} y={-12} size={16} colour={palette.teal} />
        </g>
      ))}
      <Rule d="M22 162H232" />
      <Text x={22} y={182} size={12} weight="medium" tone="teal">
        {words.downtime}
      </Text>
    </Panel>
  );
}

/** A portal taken over: an open watch, and a release every two weeks. */
export const claimsPortal: Scene<ClaimsPortalWords> = {
  ramp: 'dusk',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -200, width: 1400 },
    Drawing: ClaimsPortalWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: ClaimsPortalSmall,
  },
};
