import type { Scene } from '../scene.ts';
import { Ground, Name, Park, Pin, River, Streets } from './city-map.tsx';

const lanes = Array.from({ length: 15 }, (_, index) => `M${-260 + index * 46} 60V520`).join('');
const crosses = Array.from({ length: 10 }, (_, index) => `M-260 ${80 + index * 44}H400`).join('');

/** District 1 of Ho Chi Minh City: a grid laid out by compass and ruler, and a river that is neither. */
function Saigon() {
  return (
    <>
      <Ground />
      <g transform="rotate(-38 200 220)">
        <Streets
          lanes={lanes + crosses}
          avenues="M-260 168H420M-260 344H420M-76 60V520M154 60V520M292 60V520"
        />
        <Park d="M-70 174h126v70H-70z" />
        <Park d="M160 350h86v38h-86z" />
      </g>
      <Park d="M330 20l110-8 8 76-84 34-50-34z" />
      <River d="M-60 470C80 400 200 420 330 400S440 380 470 372" width={18} />
      <River
        d="M470-80C520 0 460 70 500 140S640 200 640 270 500 330 480 400 560 500 680 540"
        width={58}
      />
      <Name x={566} y={196} turn={28} isWater>
        Sông Sài Gòn
      </Name>
      <Name x={386} y={66}>
        Thảo Cầm Viên
      </Name>
      <Name x={168} y={328}>
        Quận 1
      </Name>
      <Pin x={268} y={168} />
    </>
  );
}

/** Where the branch is. */
export const saigon: Scene<Record<string, never>> = {
  words: () => ({}),
  ramp: 'honey',
  wide: {
    width: 640,
    height: 420,
    land: { name: 'hill', x: 0, y: 0, width: 1600 },
    Drawing: Saigon,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: 0, y: 0, width: 1600 },
    Drawing: () => (
      <g transform="translate(-112 6) scale(.92)">
        <Saigon />
      </g>
    ),
  },
};
