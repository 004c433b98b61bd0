import { Arm, Fingers, Thumb } from '../../kit/hands/hands.tsx';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import type { Format } from '../../format.ts';
import { palette } from '../../palette.ts';
import { Plant } from './plant.tsx';
import { fitter } from './people.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import yokogawaArtwork from './yokogawa.svg?raw';
import type { PictureWords } from '../../words.ts';

interface VisitProps {
  words: PictureWords['stages']['yokogawa'];
  format: Format;
}

const sheet = 'M0 8L168 0 336 10 504 2 672 10V462L504 452 336 462 168 452 0 460z';
const folds = [0, 168, 336, 504];

/** A map of the plant, unfolded. */
function Map({ words }: { words: PictureWords['stages']['yokogawa'] }) {
  return (
    <>
      <path d={sheet} fill="#062f2c" opacity=".14" transform="translate(-34 44)" />
      <path d={sheet} fill="#062f2c" opacity=".2" transform="translate(-12 16)" />
      <path d={sheet} fill="#fbf6ec" />
      <Text x={36} y={46} size={20} weight="bold">
        {words.plant}
      </Text>
      <g transform="translate(28 66)">
        <Plant
          width={616}
          height={366}
          roads="M0 214h616M300 0v366M450 214v152M140 0v214"
          halls={[
            [24, 24, 96, 150],
            [164, 40, 112, 140],
            [330, 22, 130, 84],
            [486, 22, 106, 160],
            [330, 126, 120, 66],
            [30, 240, 240, 100],
            [330, 240, 96, 100],
            [476, 240, 116, 100],
          ]}
          links="M96 96L220 150L388 64L400 206L366 320L220 150M180 270L220 150"
          gateways={[
            { x: 96, y: 96, battery: 0.92, name: 'GW-201' },
            { x: 220, y: 150, battery: 0.71, name: 'GW-202' },
            { x: 388, y: 64, battery: 0.88, name: 'GW-203' },
            { x: 400, y: 206, battery: 0.64, name: 'GW-204' },
            { x: 180, y: 270, battery: 0.18, name: 'GW-205' },
            { x: 366, y: 320, battery: 0.79, name: 'GW-206' },
          ]}
        />
      </g>
      {folds.map((x, index) => (
        <path
          key={x}
          d={`M${x} ${index % 2 ? 0 : 8}l168 ${index % 2 ? 10 : -8}v452l-168 ${index % 2 ? -10 : 8}z`}
          fill={index % 2 ? palette.white : '#0d565c'}
          opacity={index % 2 ? 0.1 : 0.05}
        />
      ))}
    </>
  );
}

/** From the gate past the weak battery to the turbine, by the roads. */
const route = 'M42 280H196V310M214 310V280H328V193H346';

const teeth = 'l-10-8-10 8'.repeat(16);

const kept = ['#f2600c', '#ffd98a', '#ffd98a', '#0b5f63'];

/** One line of the alarm's own record: what happened, and when. */
function LogLine({ index, time, text }: { index: number; time: string; text: string }) {
  const isLast = index === kept.length - 1;
  return (
    <g id={`yk-line-${index}`} transform={`translate(22 ${84 + index * 40})`}>
      <circle cx="5" cy="-5" r="6.5" fill={kept[index]} />
      <Text x={22} y={0} size={14} weight="bold">
        {time}
      </Text>
      <Text x={88} y={0} size={14} weight={isLast ? 'bold' : undefined}>
        {text}
      </Text>
    </g>
  );
}

/** What it is printed on. */
function Log({ words }: { words: PictureWords['stages']['yokogawa'] }) {
  return (
    <>
      <rect x="-26" y="26" width="320" height="242" rx="10" fill="#062f2c" opacity=".14" />
      <rect x="-10" y="10" width="320" height="240" rx="10" fill="#062f2c" opacity=".2" />
      <path d={`M0 10a10 10 0 0 1 10-10h300a10 10 0 0 1 10 10v232${teeth}z`} fill={palette.white} />
      <Text x={22} y={36} size={18} weight="bold">
        {words.log}
      </Text>
      <Rule d="M22 52H298" />
      <path
        d="M27 95v12M27 135v12M27 175v12"
        stroke={palette.ink}
        strokeOpacity=".25"
        strokeWidth="2"
      />
    </>
  );
}

export const mapAt = 'translate(3540 330)';
export const logAt = 'translate(4040 304)';
export const batteryAt = 'translate(4096 566) rotate(-9) scale(.44)';

export function VisitSymbols({ words, format }: VisitProps) {
  const entries = [
    [14, 6, words.above],
    [14, 7, words.charge],
    [14, 31, words.onSite],
    [14, 52, words.below],
  ] as const;
  return (
    <>
      <g id="yk-map">
        <Map words={words} />
      </g>
      <g id="yk-route">
        <Stroke d={route} colour={palette.white} width={9} />
        <Stroke d={route} colour="#e4560c" width={5} dashes=".1 11" />
        <circle cx="42" cy="280" r="12" fill={palette.ink} />
        <circle cx="42" cy="280" r="4.5" fill={palette.white} />
        <rect x="346" y="174" width="84" height="40" rx="20" fill="#062f2c" opacity=".25" />
        <rect x="350" y="171" width="84" height="40" rx="20" fill={palette.orange} />
        <Text x={392} y={197} size={15} weight="bold" anchor="middle">
          T-02
        </Text>
      </g>
      <g id="yk-log">
        <Log words={words} />
      </g>
      {entries.map(([hours, minutes, text], index) => (
        <LogLine key={text} index={index} time={format.time(hours, minutes)} text={text} />
      ))}
      <g id="yk-glove-arm">
        <Arm of={fitter} />
      </g>
      <Artwork svg={yokogawaArtwork} part="battery" id="yk-battery" />
      <g id="yk-glove">
        <Fingers of={fitter} />
        <Thumb of={fitter} />
      </g>
      <g id="yk-pulse">
        <circle cx="214" cy="334" r="74" fill="none" stroke={palette.orange} strokeWidth="5" />
      </g>
    </>
  );
}

/** The lines of the log. */
export const lines = [0, 1, 2, 3];
