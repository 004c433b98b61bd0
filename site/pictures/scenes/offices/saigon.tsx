import type { Scene } from '../scene.ts';
import { Name, Pin } from './city-map.tsx';
import { Artwork } from '../../artwork/artwork.tsx';
import saigonArtwork from './saigon.svg?raw';

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
        <Artwork svg={saigonArtwork} transform="translate(-64 0)" />
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
        <Artwork svg={saigonArtwork} transform="translate(140 -2) scale(.8)" />
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
        <Artwork svg={saigonArtwork} transform="translate(-42 88) scale(.6)" />
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
