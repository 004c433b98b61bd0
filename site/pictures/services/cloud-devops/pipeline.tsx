import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type CloudDevopsWords = PictureWords['scenes']['cloud-devops'];

export function Pipeline({
  words,
  format,
  step,
  isCompact = false,
}: DrawingProps<CloudDevopsWords> & { step: number; isCompact?: boolean }) {
  const stages = [
    [words.build, format.duration(1, 12)],
    [words.test, format.duration(3, 40)],
    [words.staging, format.duration(2, 5)],
    [words.canary, format.percent(0.1)],
    [words.everyone, ''],
  ] as const;
  return (
    <>
      <Stroke d={`M20 20H${20 + step * 3}`} colour="#f9a11b" width={4} />
      <Stroke
        d={`M${20 + step * 3} 20H${20 + step * 4}`}
        colour="#e0cfae"
        width={4}
        dashes=".1 9"
      />
      {stages.map(([stage, detail], index) => (
        <g key={stage} transform={`translate(${20 + index * step} 20)`}>
          {index === 3 && <circle r="27" fill={palette.sun} opacity=".28" />}
          <circle r="19" fill={index < 3 ? '#ffe3a6' : index === 3 ? paint.sun : palette.wheat} />
          <Glyph
            name={index < 3 ? 'check' : index === 3 ? 'spark' : 'globe'}
            x={-10}
            y={-10}
            size={20}
          />
          <Text x={0} y={44} size={12.5} weight="bold" anchor="middle">
            {stage}
          </Text>
          {!isCompact && (
            <Text x={0} y={61} size={12} tone="muted" anchor="middle">
              {detail}
            </Text>
          )}
        </g>
      ))}
    </>
  );
}
