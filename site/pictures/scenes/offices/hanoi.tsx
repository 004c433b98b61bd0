import type { Scene } from '../scene.ts';
import { Ground, Name, Park, Pin, River, Streets, Water } from './city-map.tsx';

/** Hanoi: West Lake and the small lakes, the old streets, and the Red River that bends around them. */
function City() {
  return (
    <>
      <Ground />
      <Streets
        lanes="M440 210l150 40M430 235l160 40M425 262l160 36M452 190l-24 130M484 200l-26 128M516 208l-26 130M548 216l-28 130M582 226l-30 128M-60 120l160 60M-60 170l190 66M60 300l40-180M0 330l50-230M-60 330l150 40M-70 400l140 36M0 330l-40 150M148 440l18-118M206 450l14-118M280 460l14-180M216 340l192 34M108 366l310 62M96 410l330 68M470 360l180 60M455 395l200 66M500 350l-40 130M560 366l-40 130M620 384l-36 120M760 40l70 150M840 0l80 170M740 76l190-86M800 226l150-68M840 300l120-60M850 206l60 130"
        avenues="M-80 250C80 240 200 270 420 330S600 420 700 460M40 520C70 400 110 300 130 210M420 520C410 420 410 330 424 190M-60 20C20 60 60 120 130 210M752 154L960 58M414 300C456 288 508 268 562 243"
      />
      <Park d="M326 230l72 14-7 44-71-12z" />
      <Park d="M124 330l86 14-8 42-83-13z" />
      <River d="M30-280L330-80C420-20 560 20 640 110S690 330 860 420" width={64} />
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
      <Water d="M478 300c14-6 22 8 18 30s-14 34-24 30-8-54 6-60z" />
    </>
  );
}

const land = { name: 'hill', x: 0, y: 0, width: 1600 } as const;

/** Where the head office is. */
export const hanoi: Scene<Record<string, never>> = {
  words: () => ({}),
  ramp: 'honey',
  wide: {
    width: 800,
    height: 420,
    land,
    Drawing: () => (
      <>
        <City />
        <Name x={262} y={104} size={23} on="water">
          Hồ Tây
        </Name>
        <Name x={616} y={98} size={23} turn={42} on="water">
          Sông Hồng
        </Name>
        <Name x={516} y={342} size={23} isBeside>
          Hoàn Kiếm
        </Name>
        <Name x={136} y={299} size={23} isBeside>
          Cầu Giấy
        </Name>
        <Pin x={96} y={322} />
      </>
    ),
  },
  near: {
    width: 720,
    height: 260,
    land,
    Drawing: () => (
      <>
        <g transform="translate(50 -46) scale(.8)">
          <City />
        </g>
        <Name x={292} y={60} size={20} on="water">
          Hồ Tây
        </Name>
        <Name x={614} y={162} size={20} turn={60} on="water">
          Sông Hồng
        </Name>
        <Name x={462} y={224} size={20} isBeside>
          Hoàn Kiếm
        </Name>
        <Name x={160} y={196} size={20} isBeside>
          Cầu Giấy
        </Name>
        <Pin x={127} y={212} scale={0.86} />
      </>
    ),
  },
  small: {
    width: 360,
    height: 380,
    land,
    Drawing: () => (
      <>
        <g transform="translate(2 99) scale(.47)">
          <City />
        </g>
        <Name x={126} y={148} size={17} on="water">
          Hồ Tây
        </Name>
        <Name x={293} y={147} size={17} turn={41} on="water">
          Sông Hồng
        </Name>
        <Name x={245} y={260} size={17} isBeside>
          Hoàn Kiếm
        </Name>
        <Name x={75} y={242} size={17} isBeside>
          Cầu Giấy
        </Name>
        <Pin x={47} y={250} scale={0.7} />
      </>
    ),
  },
};
