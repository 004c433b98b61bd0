import type { Scene } from '../scene.ts';
import { Ground, Name, Park, Pin, River, Streets, Water } from './city-map.tsx';

/** Hanoi: West Lake and the small lakes, the old streets, and the Red River that bends around them. */
function Hanoi() {
  return (
    <>
      <Ground />
      <Streets
        lanes="M440 210l150 40M430 235l160 40M425 262l160 36M452 190l-24 130M484 200l-26 128M516 208l-26 130M548 216l-28 130M582 226l-30 128M-60 120l160 60M-60 170l190 66M60 300l40-180M0 330l50-230M150 420l30-190M210 430l20-190M280 440l10-180M120 300l280 50M110 350l300 60M120 400l320 66M470 360l180 60M455 395l200 66M500 350l-40 130M560 366l-40 130M620 384l-36 120"
        avenues="M-80 250C80 240 200 270 420 330S600 420 700 460M40 520C70 400 110 300 130 210M420 520C410 420 410 330 424 190M-60 20C20 60 60 120 130 210"
      />
      <Park d="M236 262l70 12-8 54-72-10z" />
      <Park d="M330 396l74 14-10 52-70-12z" />
      <River d="M330-80C420-20 560 20 640 110S690 330 860 420" width={64} />
      <path
        d="M556 246L760 150"
        stroke="#6a3a12"
        strokeWidth="11"
        opacity=".25"
        transform="translate(-6 9)"
      />
      <path d="M556 246L760 150" stroke="#b23c02" strokeWidth="9" />
      <path d="M556 246L760 150" stroke="#ffd98a" strokeWidth="3" strokeDasharray="2 9" />
      <Water d="M170 60C200 10 290-6 340 30S420 90 396 140 330 196 290 170 262 120 226 136 160 180 140 150 150 96 170 60z" />
      <Water d="M420 128c14-10 30 0 28 16s-18 26-30 18-12-24 2-34z" />
      <Water d="M498 300c14-6 22 8 18 30s-14 34-24 30-8-54 6-60z" />
      <Name x={262} y={92} isWater>
        Hồ Tây
      </Name>
      <Name x={722} y={318} turn={50} isWater>
        Sông Hồng
      </Name>
      <Name x={596} y={338}>
        Hoàn Kiếm
      </Name>
      <Name x={60} y={386}>
        Cầu Giấy
      </Name>
      <Pin x={86} y={350} />
    </>
  );
}

/** Where the head office is. */
export const hanoi: Scene<Record<string, never>> = {
  words: () => ({}),
  ramp: 'honey',
  wide: {
    width: 800,
    height: 420,
    land: { name: 'hill', x: 0, y: 0, width: 1600 },
    Drawing: Hanoi,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: 0, y: 0, width: 1600 },
    Drawing: () => (
      <g transform="translate(-8 -6) scale(.92)">
        <Hanoi />
      </g>
    ),
  },
};
