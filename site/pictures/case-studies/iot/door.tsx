import { Glyph } from '../../kit/glyph.tsx';
import { BoxShadow, RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint } from '../../palette.ts';

const boards = ['#17595a', '#15524f', '#195f5d', '#14504f', '#175856'];
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '·', '0'];

/** Painted boards side by side, 84 wide. */
export function Boards({ height, count = boards.length }: { height: number; count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <g key={index} transform={`translate(${index * 84})`}>
      <rect x="2" width="80" height={height} fill={boards[index % boards.length]} />
      <path d={`M2 0V${height}`} stroke="#0a3234" strokeWidth="3" />
      <path d={`M6 0V${height}`} stroke="#fff" strokeOpacity=".1" strokeWidth="1.5" />
      <path
        d={`M24 20c14 160-12 300 4 460s-8 ${height - 560}-2 ${height - 480}M52 20c-10 200 12 260 0 420s6 ${height - 520} 2 ${height - 440}`}
        fill="none"
        stroke="#0a3234"
        strokeOpacity=".28"
      />
    </g>
  ));
}

/** A painted wooden door, from the front: 450 by 720. */
export function Door({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoxShadow width={420} height={720} radius={4} length={120} />
      <rect width="420" height="720" fill="#12484a" />
      <Boards height={720} />
      <rect x="414" width="10" height="720" fill="#0c3537" />
      <rect x="424" width="26" height="720" fill="#e9d8bc" />
      <rect x="424" width="3" height="720" fill="#fff" />
    </g>
  );
}

/** The lock itself: keypad, fingerprint ring and handle; 244 by 330. */
export function LockBody({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <LockPlate />
      <LockHandle />
    </g>
  );
}

export function LockPlate() {
  return (
    <>
      <BoxShadow x={134} width={100} height={330} radius={40} length={70} />
      <rect x="132" y="3" width="100" height="330" rx="42" fill="#04181a" opacity=".6" />
      <rect x="134" width="100" height="330" rx="42" fill={paint.metal} />
      <rect x="139" y="5" width="90" height="320" rx="38" fill={paint.glass} />
      <path
        d="M139 43a38 38 0 0 1 38-38h14a38 38 0 0 1 38 38v40L139 166z"
        fill="#fff"
        opacity=".06"
      />
      {keys.map((key, index) => (
        <Text
          key={key}
          x={160 + (index % 3) * 24}
          y={56 + Math.floor(index / 3) * 30}
          size={16}
          weight="medium"
          fill="#ffce7a"
          anchor="middle"
        >
          {key}
        </Text>
      ))}
      <Glyph name="check" x={200} y={132} size={16} colour="#ffce7a" />
      <circle cx="184" cy="178" r="15" fill="none" stroke={paint.sun} strokeWidth="2.5" />
      <circle cx="184" cy="178" r="8" fill={paint.sun} />
    </>
  );
}

/** Turns about 184 256. */
export function LockHandle() {
  return (
    <>
      <RoundShadow x={184} y={256} radius={30} length={34} />
      <circle cx="184" cy="256" r="33" fill={paint.metal} />
      <circle cx="184" cy="256" r="27" fill="#3a332d" />
      <BoxShadow y={238} width={190} height={34} radius={17} length={46} />
      <rect y="239" width="196" height="34" rx="17" fill={paint.metal} />
      <path
        d="M18 244h160"
        stroke="#fff"
        strokeOpacity=".9"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}
