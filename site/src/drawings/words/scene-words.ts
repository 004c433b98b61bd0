import type { HeroWords } from '../scenes/hero/hero-scene.tsx';

/** The strings of all scenes; every language has the same shape. */
export interface SceneWords {
  hero: HeroWords;
}
