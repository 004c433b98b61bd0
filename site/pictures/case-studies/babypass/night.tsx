import { Stroke } from '../../kit/lines.tsx';
import { Page } from './page.tsx';
import { Artwork } from '../../artwork/artwork.tsx';
import babypassArtwork from './babypass.svg?raw';

const patches = [
  '#f19687',
  '#fde3d8',
  '#0b5f63',
  '#ffd98a',
  '#fbf3e4',
  '#eb8478',
  '#cfe6e1',
] as const;

/** The cot from above: a mattress in its rails, the child asleep under a quilt. */
function Cot() {
  return (
    <>
      <path
        d="M400 190H1500M400 390H1500M400 590H1500M400 790H1500"
        stroke="#e39a84"
        strokeWidth="4"
      />
      <path d="M530 0H1310V930H530z" fill="#5a1e00" opacity=".18" />
      <rect x="560" y="-300" width="770" height="1500" rx="40" fill="#c98f52" />
      <rect x="566" y="-296" width="758" height="1490" rx="36" fill="#e2b277" />
      <path d="M580-280h22V1180h-22zM1288-280h22V1180h-22z" fill="#a86d33" opacity=".45" />
      {Array.from({ length: 15 }, (_, rail) => (
        <path
          key={rail}
          d={`M572 ${-60 + rail * 70}h42v20h-42zM1276 ${-60 + rail * 70}h42v20h-42z`}
          fill="#f3d3a1"
        />
      ))}
      <rect x="622" y="-240" width="648" height="1400" rx="34" fill="#8d5a28" opacity=".4" />
      <rect x="632" y="-240" width="638" height="1400" rx="30" fill="#fffaf2" />
      <Stroke
        d="M690 70q90 40 200 6M1180 120q-60 60-150 50M700 250q30 40 20 90"
        colour="#e9dccb"
        width={9}
      />
    </>
  );
}

const quilt = 'M600 486C660 452 720 470 790 466S930 446 1000 470 1180 440 1290 480V1160H600z';

function Quilt() {
  return (
    <>
      <path d={quilt} fill="#5a1e00" opacity=".2" transform="translate(-10 -10)" />
      <g clipPath="url(#bp-quilted)">
        {Array.from({ length: 28 }, (_, patch) => {
          const [column, row] = [patch % 7, Math.floor(patch / 7)];
          return (
            <rect
              key={patch}
              x={590 + column * 102}
              y={528 + row * 110}
              width="102"
              height="110"
              fill={patches[(column * 3 + row * 2) % patches.length]}
            />
          );
        })}
        <path d="M590 430H1310V540H590z" fill="#fff6f0" />
        <path d="M590 522H1310V540H590z" fill="#f5c9b8" />
        <path
          d={
            [0, 1, 2, 3, 4, 5].map((line) => `M${692 + line * 102} 540V1160`).join('') +
            [0, 1, 2, 3].map((line) => `M590 ${638 + line * 110}H1310`).join('')
          }
          stroke="#fff"
          strokeOpacity=".75"
          strokeWidth="3"
          strokeDasharray="9 8"
        />
        <path d="M700 560C760 640 740 800 800 1160H590V560z" fill="#5a1e00" opacity=".1" />
        <path d="M1040 540C1120 640 1100 820 1180 1160H1310V540z" fill="#fff" opacity=".16" />
      </g>
      <Stroke
        d="M600 486C660 452 720 470 790 466S930 446 1000 470 1180 440 1290 480"
        colour="#fff"
        width={2}
        opacity={0.8}
      />
    </>
  );
}

export function NightPaints() {
  return (
    <>
      <clipPath id="bp-quilted">
        <path d={quilt} />
      </clipPath>
      <radialGradient id="bp-shine">
        <stop stopColor="#ffdca8" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffb48a" stopOpacity="0" />
      </radialGradient>
    </>
  );
}

export function NightSymbols() {
  return (
    <>
      <g id="bp-cot">
        <Page ground="#f5b9a6">
          <Cot />
          <Artwork svg={babypassArtwork} part="bunny" />
          <Artwork svg={babypassArtwork} part="child" />
          <Quilt />
        </Page>
      </g>
      <g id="bp-night" clipPath="url(#bp-page)">
        <path d="M400 0H1500V900H400z" fill="#2c0f30" opacity=".5" />
      </g>
      <g id="bp-glow" clipPath="url(#bp-page)">
        <circle cx="1160" cy="410" r="470" fill="url(#bp-shine)" />
      </g>
    </>
  );
}
