import { Phone } from '../../kit/phone.tsx';
import { MenuScreen } from '../order/menu-screen.tsx';
import type { Composition, DrawingProps } from '../scene.ts';
import { DeviceCloud } from './device-cloud.tsx';
import { ReleaseCard } from './release-card.tsx';
import { PointingHand } from './sending-hand.tsx';
import type { PictureWords } from '../../words.ts';

type HeroWords = PictureWords['scenes']['hero-scene'];

function HeroPreview({ words, format }: DrawingProps<HeroWords>) {
  return (
    <>
      <g transform="translate(12 10) scale(.6)">
        <g transform="translate(80 0)">
          <DeviceCloud words={words.cloud} format={format} />
        </g>
        <Phone x={0} y={40} scale={0.94} time="19:24" lift={100}>
          <MenuScreen format={format} />
        </Phone>
        <g transform="translate(260 340)">
          <ReleaseCard words={words.release} format={format} />
        </g>
        <g transform="translate(193 514) scale(.5)">
          <PointingHand />
        </g>
      </g>
    </>
  );
}

/** The products of the home page's hero, close together, for its preview picture. */
export const heroPreview: Composition<HeroWords> = {
  width: 360,
  height: 380,
  land: { name: 'hill', x: -360, y: -110, width: 780 },
  Drawing: HeroPreview,
};
