import type { HeroWords } from '../scenes/hero/hero-scene.tsx';
import type { scenes } from '../scenes/registry.ts';
import type { Scene } from '../scenes/scene.ts';

type Words<Drawn> = Drawn extends Scene<infer Content> ? Content : never;

/** The strings of all scenes; every language has the same shape. */
export type SceneWords = { hero: HeroWords } & {
  [Name in keyof typeof scenes]: Words<(typeof scenes)[Name]>;
};
