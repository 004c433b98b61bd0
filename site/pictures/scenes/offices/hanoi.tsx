import type { Scene } from '../scene.ts';
import { Name, Pin } from './city-map.tsx';
import { Artwork } from '../../artwork/artwork.tsx';
import hanoiArtwork from './hanoi.svg?raw';

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
        <Artwork svg={hanoiArtwork} />
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
        <Artwork svg={hanoiArtwork} transform="translate(50 -46) scale(.8)" />
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
        <Artwork svg={hanoiArtwork} transform="translate(2 99) scale(.47)" />
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
