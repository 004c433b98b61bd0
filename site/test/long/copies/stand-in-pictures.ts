import { localeValues } from '@sunfield/shared/locales';
import { offers } from '../../../pictures/services/drawn.ts';
import type { PictureManifest, SceneFiles } from '../../../pictures/picture.ts';
import { allScenes } from '../../../pictures/scenes/all-scenes.ts';
import { photographWords } from '../../../pictures/words.ts';
import { routes } from '../../../src/content/routes.ts';

// The list of all pictures as if they had been drawn.

const image = { file: '/picture.svg', width: 800, height: 600 };
const inEvery = <Value>(value: Value) =>
  Object.fromEntries(localeValues.map((locale) => [locale, value]));
const sceneFiles: SceneFiles = { wide: image, small: image };

export default {
  scenes: Object.fromEntries(
    [...allScenes].map(([name, { ramp, focus }]) => [
      name,
      { ramp, focus, files: inEvery(sceneFiles) },
    ]),
  ),
  photographs: Object.fromEntries(
    Object.keys(photographWords('en')).map((name) => {
      const images = [{ ...image, file: `/photographs/${name}` }];
      return [name, { alt: inEvery(name), ground: '#808080', avif: images, webp: images }];
    }),
  ),
  offers: Object.fromEntries(
    Object.entries(offers).map(([slug, drawings]) => [slug, drawings.map(() => image)]),
  ),
  previews: inEvery(
    Object.fromEntries(routes.map(({ path }) => [path, { ...image, file: '/picture.png' }])),
  ),
} as unknown as PictureManifest;
