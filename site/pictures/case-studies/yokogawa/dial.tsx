import { Text } from '../../kit/text.tsx';
import type { Format } from '../../format.ts';
import { palette } from '../../palette.ts';

/** The dial's scale: degrees to an angle, 40 at the lower left and 80 at the lower right. */
const angleOf = (degrees: number) => -120 + ((degrees - 40) / 40) * 240;
const onDial = (degrees: number, radius: number) => {
  const angle = ((angleOf(degrees) - 90) * Math.PI) / 180;
  return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
};
const arc = (from: number, to: number, radius: number) =>
  `M${onDial(from, radius)}A${radius} ${radius} 0 ${angleOf(to) - angleOf(from) > 180 ? 1 : 0} 1 ${onDial(to, radius)}`;

/** Its middle is where the needle turns. */
export function Dial({ format }: { format: Format }) {
  return (
    <>
      <circle cx="-10" cy="14" r="146" fill="#062f2c" opacity=".12" />
      <circle r="146" fill={palette.white} />
      <circle r="145" fill="none" stroke="#e4d8c2" strokeWidth="2" />
      <path d={arc(40, 70, 116)} fill="none" stroke={palette.mintDeep} strokeWidth="26" />
      <path d={arc(70, 80, 116)} fill="none" stroke={palette.orange} strokeWidth="26" />
      <path
        d={[40, 50, 60, 70, 80].map((at) => `M${onDial(at, 96)}L${onDial(at, 90)}`).join('')}
        stroke={palette.ink}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {[40, 50, 60, 70, 80].map((at) => {
        const [x = 0, y = 0] = onDial(at, 74).split(' ').map(Number);
        return (
          <Text key={at} x={x} y={y + 5} size={14} weight="bold" anchor="middle" tone="muted">
            {format.number(at)}
          </Text>
        );
      })}
    </>
  );
}

export function Needle() {
  return (
    <>
      <path
        d="M-7 26L-1-110 1-110 7 26z"
        fill="#062f2c"
        opacity=".25"
        transform="translate(-5 7)"
      />
      <path d="M-7 26L-1-112 1-112 7 26z" fill={palette.ink} />
      <circle r="15" fill={palette.ink} />
      <circle r="7" fill={palette.sun} />
    </>
  );
}
export const dialAt = 'translate(2796 542)';
/** Where the needle stands with the alarm. */
export const hot = `rotate(${angleOf(71.8)})`;
