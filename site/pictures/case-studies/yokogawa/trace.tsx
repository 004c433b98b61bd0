import type { Format } from '../../format.ts';
import { lineThrough } from '../../kit/curve.ts';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { mark, penX, limit, gap, crossed, returned, xAt, yOf, between } from './course.ts';
import type { PictureWords } from '../../words.ts';

const start = 12 * 60;
const marks = Array.from({ length: 21 }, (_, index) => index);
const ends = { left: 200, right: 4760 };
const strip = { top: 56, bottom: 268 };

interface TraceProps {
  words: PictureWords['stages']['yokogawa'];
  format: Format;
}

export function TraceSymbols({ words, format }: TraceProps) {
  const hot = between(crossed, returned);
  const width = ends.right - ends.left;
  const height = strip.bottom - strip.top;
  return (
    <>
      <g id="yk-strip">
        <path
          d={`M${ends.left} ${strip.top + 16}H${ends.right}V${strip.bottom + 26}H${ends.left}z`}
          fill="#062f2c"
          opacity=".1"
        />
        <path
          d={`M${ends.left} ${strip.top + 8}H${ends.right}V${strip.bottom + 10}H${ends.left}z`}
          fill="#062f2c"
          opacity=".2"
        />
        <rect x={ends.left} y={strip.top} width={width} height={height} fill={palette.white} />
        <rect x={ends.left} y={strip.top} width={width} height="30" fill="#f4eedd" />
        <rect x={ends.left} y={strip.bottom - 30} width={width} height="30" fill="#f4eedd" />
        <path
          d={`M${ends.left} ${strip.top + 15}H${ends.right}M${ends.left} ${strip.bottom - 15}H${ends.right}`}
          stroke="#9fd1c8"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray=".1 28"
        />
      </g>
      <g id="yk-ink">
        <path d={`${lineThrough(hot)}z`} fill={palette.orange} opacity=".24" />
        <Stroke d={lineThrough(between(-24, gap.from))} colour={palette.teal} width={4.5} />
        <Stroke d={lineThrough(between(gap.to, crossed))} colour={palette.teal} width={4.5} />
        <Stroke d={lineThrough(hot)} colour="#e4560c" width={5.5} />
        <Stroke d={lineThrough(between(returned, 200))} colour={palette.teal} width={4.5} />
      </g>
      <g id="yk-filled">
        <Stroke d={lineThrough(between(gap.from, gap.to))} colour={palette.teal} width={4.5} />
      </g>
      <rect
        id="yk-gap"
        x={xAt(gap.from)}
        y={strip.top + 34}
        width={xAt(gap.to) - xAt(gap.from)}
        height={height - 88}
        rx="8"
        fill="#f1e5d0"
        stroke="#b23c02"
        strokeOpacity=".45"
        strokeWidth="1.6"
        strokeDasharray="5 6"
      />
      <circle id="yk-late" r="9" fill={palette.orange} stroke={palette.white} strokeWidth="3.5" />
      {/* Paper that nothing is written on yet, right of the pen. */}
      <rect
        id="yk-blank"
        x={penX}
        y={strip.top + 30}
        width="1100"
        height={height - 60}
        fill={palette.white}
      />
      <g id="yk-rules">
        <path
          d={[50, 60, 80].map((degrees) => `M${ends.left} ${yOf(degrees)}H${ends.right}`).join('')}
          stroke={palette.teal}
          strokeOpacity=".16"
        />
        <path
          d={marks.map((at) => `M${mark.x + at * mark.width} ${strip.top + 30}v152`).join('')}
          stroke={palette.teal}
          strokeOpacity=".2"
        />
        <Stroke
          d={`M${ends.left} ${yOf(limit)}H${ends.right}`}
          colour={palette.orange}
          width={2.2}
          dashes="7 7"
        />
        {marks.map((at) => {
          const minutes = start + at * mark.minutes;
          return (
            <Text
              key={at}
              x={mark.x + at * mark.width - 8}
              y={strip.bottom - 35}
              size={12.5}
              tone="muted"
              anchor="end"
            >
              {format.time(Math.floor(minutes / 60), minutes % 60)}
            </Text>
          );
        })}
      </g>
      <g id="yk-limit">
        <Text x={0} y={yOf(limit) - 9} size={13} weight="bold" tone="ember">
          {words.limit}
        </Text>
      </g>
      <g id="yk-rail">
        <path d={`M${penX - 14} 48h14v248h-26z`} fill="#062f2c" opacity=".24" />
        <rect x={penX - 6} y="40" width="12" height="246" rx="6" fill="#8d8073" />
        <rect x={penX - 3} y="42" width="6" height="242" rx="3" fill="#e9dfd0" />
        <rect x={penX - 22} y="26" width="44" height="26" rx="8" fill={palette.ink} />
        <rect x={penX - 22} y="274" width="44" height="26" rx="8" fill={palette.ink} />
        <path
          d={`M${penX - 14} 34h28M${penX - 14} 282h28`}
          stroke="#fff"
          strokeOpacity=".35"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
      {/* At 48 degrees; the height of the trace moves it. */}
      <g id="yk-nib">
        <path
          d={`M${penX - 6} 232l-14 0 20-36h34a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10z`}
          fill="#062f2c"
          opacity=".24"
        />
        <path
          d={`M${penX} 222l20-19h28a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-28z`}
          fill={palette.orange}
        />
        <path
          d={`M${penX + 20} 203h28a10 10 0 0 1 10 10v4h-52z`}
          fill={palette.sun}
          opacity=".75"
        />
        <circle
          cx={penX}
          cy="222"
          r="9"
          fill={palette.white}
          stroke={palette.orange}
          strokeWidth="5"
        />
      </g>
    </>
  );
}
