import { HeroScene } from '../../../pictures/scenes/hero/hero-scene.tsx';
import { WholePicture } from './picture.tsx';
import { translation } from '../../request/translation.ts';

/** The drawing of the home page's hero: inside the page, as it paints first and moves. */
export function HeroPicture() {
  const { locale } = translation();
  return (
    <HeroScene locale={locale}>
      <div className="hero-hand">
        <WholePicture of="sendingHand" />
      </div>
    </HeroScene>
  );
}
