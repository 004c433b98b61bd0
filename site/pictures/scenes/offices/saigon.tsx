import type { Scene } from '../scene.ts';
import { Ground, Name, Park, Pin, River, Streets } from './city-map.tsx';

const lanes = Array.from({ length: 22 }, (_, index) => `M${-582 + index * 46} -116V520`).join('');
const crosses = Array.from({ length: 14 }, (_, index) => `M-582 ${-96 + index * 44}H400`).join('');

/** District 1 of Ho Chi Minh City: a grid laid out by compass and ruler, and a river that is neither. */
function City() {
  return (
    <>
      <Ground />
      <g transform="rotate(-38 200 220)">
        <Streets
          lanes={lanes + crosses}
          avenues="M-582-8H420M-582 168H420M-582 344H420M-76-116V520M154-116V520M292-116V520"
        />
        <Park d="M-70 174h126v70H-70z" />
        <Park d="M160 350h86v38h-86z" />
      </g>
      <Park d="M296 16l158-20 8 124-92 46-74-54z" />
      <River d="M-60 470C80 400 200 420 330 400S440 380 470 372" width={18} />
      <River
        d="M370-240L470-80C520 0 460 70 500 140S640 200 640 270 500 330 480 400 560 500 680 540L900 613"
        width={58}
      />
    </>
  );
}

const land = { name: 'hill', x: 0, y: 0, width: 1600 } as const;

/** Where the branch is. */
export const saigon: Scene<Record<string, never>> = {
  words: () => ({}),
  ramp: 'honey',
  wide: {
    width: 640,
    height: 420,
    land,
    Drawing: () => (
      <>
        <g transform="translate(-64 0)">
          <City />
        </g>
        <Name x={502} y={196} size={23} turn={28} on="water">
          Sông Sài Gòn
        </Name>
        <Name x={306} y={74} size={23} on="park">
          Thảo Cầm
        </Name>
        <Name x={306} y={101} size={23} on="park">
          Viên
        </Name>
        <Name x={106} y={306} size={23}>
          Quận 1
        </Name>
        <Pin x={151} y={142} />
      </>
    ),
  },
  near: {
    width: 720,
    height: 260,
    land,
    Drawing: () => (
      <>
        <g transform="translate(140 -2) scale(.8)">
          <City />
        </g>
        <Name x={592} y={155} size={20} turn={28} on="water">
          Sông Sài Gòn
        </Name>
        <Name x={437} y={58} size={20} on="park">
          Thảo Cầm
        </Name>
        <Name x={437} y={82} size={20} on="park">
          Viên
        </Name>
        <Name x={260} y={222} size={20}>
          Quận 1
        </Name>
        <Pin x={312} y={112} scale={0.86} />
      </>
    ),
  },
  small: {
    width: 360,
    height: 380,
    land,
    Drawing: () => (
      <>
        <g transform="translate(-42 88) scale(.6)">
          <City />
        </g>
        <Name x={297} y={206} size={16} turn={28} on="water">
          Sông Sài Gòn
        </Name>
        <Name x={180} y={132} size={16} on="park">
          Thảo Cầm
        </Name>
        <Name x={180} y={151} size={16} on="park">
          Viên
        </Name>
        <Name x={56} y={262} size={16}>
          Quận 1
        </Name>
        <Pin x={80} y={179} scale={0.7} />
      </>
    ),
  },
};
