import { curveThrough, plot } from '../../kit/curve.ts';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { paint } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';

type CloudDevopsWords = PictureWords['scenes']['cloud-devops'];

/** Milliseconds, 95th percentile; the canary starts after the twelfth value. */
const before = [
  146, 138, 150, 141, 147, 136, 144, 148, 139, 145, 140, 143, 147, 138, 144, 141, 146, 140, 144,
  142,
];

const after = [126, 121, 124, 117, 122, 116, 120, 118];

/** The axis runs from 100 to 160 ms. */
const floor = 100;

const frame = { left: 0, right: 440, top: 0, bottom: 126, max: 60 };

const aboveFloor = (values: number[]) => values.map((value) => value - floor);

export function ResponseTimes({ words }: { words: CloudDevopsWords }) {
  const canary = plot(aboveFloor(after), { ...frame, left: frame.right * (12 / 19) });
  const line = curveThrough(canary);
  return (
    <>
      <Rule d="M0 0H440M0 63H440M0 126H440" />
      <path d={`${line}V126H${canary[0]?.[0] ?? 0}z`} fill={paint.fade} />
      <Stroke d={curveThrough(plot(aboveFloor(before), frame))} colour="#b9a890" width={2} />
      <Stroke d={line} colour="#e4560c" width={3} />
      <Text x={4} y={84} size={12} tone="muted">
        {words.before}
      </Text>
      <Text x={292} y={116} size={12.5} weight="bold" tone="ember">
        {words.after}
      </Text>
    </>
  );
}
