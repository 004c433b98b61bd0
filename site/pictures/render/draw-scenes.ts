import { localeValues } from '@sunfield/shared/locales';

import type { DrawnScene, PictureManifest, SceneFiles } from '../picture.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { hashOf, type OutputFolder } from './output-folder.ts';
import { standaloneFiles } from './standalone.ts';

/** Draws every scene in every language to image files. */
export async function drawScenes(output: OutputFolder): Promise<PictureManifest['scenes']> {
  const drawn: Record<string, DrawnScene> = {};
  for (const [name, scene] of allScenes) {
    const files: Record<string, SceneFiles> = {};
    for (const locale of localeValues) {
      const ofLocale: Record<string, SceneFiles['wide']> = {};
      for (const { variant, width, height, source, svg } of standaloneFiles(scene, locale)) {
        // One composition for every window is one file.
        if (ofLocale.wide && scene[variant] === scene.wide) {
          ofLocale[variant] = ofLocale.wide;
          continue;
        }
        const path = `${locale}/${name}-${variant}.${hashOf(source)}.svg`;
        ofLocale[variant] = { file: await output.file(path, svg), width, height };
      }
      files[locale] = ofLocale as unknown as SceneFiles;
    }
    drawn[name] = { ramp: scene.ramp, focus: scene.focus, files: files as DrawnScene['files'] };
  }
  return drawn;
}
