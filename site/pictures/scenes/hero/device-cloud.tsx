import type { Format } from '../../format.ts';
import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Chip } from '../../kit/controls.tsx';
import { curveThrough, plot } from '../../kit/curve.ts';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';

type DeviceCloudWords = PictureWords['scenes']['hero-scene']['cloud'];

// Bar above 4.5, from the left to now; the axis runs from 4.5 to 6.0.
const pressure = [
  0.15, 0.22, 0.1, 0.32, 0.26, 0.42, 0.2, 0.46, 0.4, 0.58, 0.44, 0.7, 0.62, 0.82, 0.72, 0.94, 0.78,
  1.06, 1,
];
const expected = [0.3, 0.34, 0.4, 0.36, 0.42, 0.5, 0.46, 0.6, 0.72, 0.86];
const frame = { left: 104, right: 404, top: 132, bottom: 228, max: 1.5 };

/** A dashboard of an industrial device cloud. */
export function DeviceCloud({ words, format }: { words: DeviceCloudWords; format: Format }) {
  const line = curveThrough(plot(pressure, frame));
  return (
    <BrowserWindow x={0} y={0} width={480} height={318} title={words.title} lift={90}>
      <path fill={palette.sand} d="M0 38h72v280H16a16 16 0 0 1-16-16z" />
      <rect x="18" y="58" width="36" height="36" rx="10" fill={palette.ink} />
      {(['box', 'clock', 'calendar', 'lock'] as const).map((name, index) => (
        <Glyph
          key={name}
          name={name}
          x={26}
          y={66 + index * 48}
          size={20}
          colour={index === 0 ? '#fff' : '#8a7866'}
        />
      ))}
      <Text x={194} y={74} size={16} weight="bold">
        {words.pressure}
      </Text>
      <Text x={194} y={94} size={12.6} tone="muted">
        {words.answering}
      </Text>
      <Chip x={384} y={57} width={78} size={12.6} colour="teal">
        {words.healthy}
      </Chip>
      <Rule d="M96 132H460M96 164H460M96 196H460M96 228H460" />
      {[6, 5.5, 5, 4.5].map((bar, index) => (
        <Text key={bar} x={460} y={127 + index * 32} size={12.6} tone="muted" anchor="end">
          {format.number(bar, 1)}
        </Text>
      ))}
      <path d={`${line}V246H104z`} fill={paint.fade} />
      <Stroke
        d={curveThrough(plot(expected, frame))}
        colour={palette.teal}
        width={2}
        dashes=".1 6"
      />
      <Stroke d={line} colour="#e4560c" width={3} />
      <circle cx="404" cy="164" r="14" fill={palette.orange} opacity=".22" />
      <circle cx="404" cy="164" r="6" fill={palette.white} stroke="#e4560c" strokeWidth="3" />
      <Rule d="M318 256v42" />
      <Figure x={194} name={words.delay} value={format.quantity(42, 'ms')} />
      <Figure x={338} name={words.messages} value={format.count(231_000_000)} />
    </BrowserWindow>
  );
}

function Figure({ x, name, value }: { x: number; name: string; value: string }) {
  return (
    <>
      <Text x={x} y={268} size={12.6} tone="muted">
        {name}
      </Text>
      <Text x={x} y={298} size={22} weight="bold">
        {value}
      </Text>
    </>
  );
}
