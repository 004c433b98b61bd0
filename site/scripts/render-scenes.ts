/**
 * Renders every scene in every language to an image file named by its content, and writes the
 * names for <ScenePicture>.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadDrawings } from './scenes/load-drawings.ts';
import { renderStandalone } from './scenes/standalone.ts';

interface SceneFile {
  file: string;
  width: number;
  height: number;
}

const siteRoot = join(import.meta.dirname, '..');
const directory = join(siteRoot, 'public/scenes');
const manifest = join(siteRoot, 'src/drawings/scenes/scene-files.gen.ts');

const { scenes, languages, definitions, ramps } = await loadDrawings();

const files: Record<string, Record<string, Record<string, SceneFile>>> = {};
for (const [locale, { iso, words }] of Object.entries(languages)) {
  rmSync(join(directory, locale), { recursive: true, force: true });
  mkdirSync(join(directory, locale), { recursive: true });
  const ofLocale: Record<string, Record<string, SceneFile>> = (files[locale] = {});
  for (const [name, scene] of Object.entries(scenes)) {
    const ofScene: Record<string, SceneFile> = (ofLocale[name] = {});
    const drawn = await renderStandalone({
      scene,
      words: words[name],
      ramp: ramps[scene.ramp],
      language: iso,
      definitions,
    });
    for (const { variant, svg, width, height } of drawn) {
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
      const file = `${locale}/${name}-${variant}.${hash}.svg`;
      writeFileSync(join(directory, file), svg);
      ofScene[variant] = { file: `/scenes/${file}`, width, height };
    }
  }
}

writeFileSync(
  manifest,
  `/** Written by scripts/render-scenes.ts. */\n// prettier-ignore\nexport const sceneFiles = ${JSON.stringify(files, null, 2)} as const;\n`,
);
