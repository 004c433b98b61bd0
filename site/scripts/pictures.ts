import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { company } from '@sunfield/shared/company';
import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture, PictureManifest } from '../pictures/picture.ts';
import { drawPreviews } from '../pictures/previews/draw-previews.ts';
import { drawnSubject, type Preview, type PreviewSubject } from '../pictures/previews/preview.ts';
import { drawOffers } from '../pictures/render/draw-offers.ts';
import { drawScenes } from '../pictures/render/draw-scenes.ts';
import { OutputFolder } from '../pictures/render/output-folder.ts';
import { packPhotographs } from '../pictures/render/photographs.ts';
import { heroPreview } from '../pictures/scenes/hero/hero-preview.tsx';
import { heroWords } from '../pictures/scenes/hero/hero-scene.tsx';
import { allScenes } from '../pictures/scenes/all-scenes.ts';
import { photographWords } from '../pictures/words.ts';
import { BrandMark } from '../src/components/brand/brand-mark.tsx';
import { pictureOf } from '../src/content/page-pictures.ts';
import { routes, type PageReference } from '../src/content/routes.ts';
import { services } from '../src/content/services.ts';
import { shownPicture } from '../src/content/shown-picture.ts';
import { createTranslator } from '../src/i18n/translator.ts';
import { previewWords } from '../src/metadata/preview-words.ts';
import { makeBrandFiles } from './brand-files.ts';
import { manifestFile, photographsIn, readManifest, siteRoot } from './picture-places.ts';

const output = (name: string) => new OutputFolder(join(siteRoot, 'public'), name);

function subjectOf(picture: Picture): PreviewSubject {
  const shown = shownPicture(picture, photographWords(defaultLocale));
  if (typeof shown === 'object') {
    const { photograph, focus } = shown;
    return { photograph: new Map(photographsIn()).get(photograph) ?? photograph, focus };
  }
  const scene = allScenes.get(shown);
  if (!scene) throw new Error(`Nothing is drawn or photographed by the name "${shown}".`);
  return drawnSubject(scene.small, scene.words);
}

/** What each page shows beside its title where a link to it is shared. */
function previewOf(page: PageReference) {
  const { picture, ramp, name } = pictureOf(page);
  const hero = page.family === 'home' ? drawnSubject(heroPreview, heroWords) : undefined;
  const subject = picture === undefined ? hero : subjectOf(picture);
  return { ramp, land: name, subject };
}

/** Every page in every language, as what stands for it where a link to it is shared. */
export const allPreviews = (): Preview[] =>
  routes.flatMap(({ path, page }) =>
    localeValues.map((locale) => ({
      path,
      locale,
      ...previewOf(page),
      text: previewWords(page, createTranslator(locale)),
    })),
  );

/** What the previews say of the brand, and where their faces lie while they are drawn. */
export const previewOptions = () => ({
  brand: { name: company.name, mark: renderToStaticMarkup(createElement(BrandMark)) },
  fontDirectory: join(siteRoot, '.cache/preview-fonts'),
});

const drawAllPreviews = () =>
  drawPreviews(allPreviews(), { ...previewOptions(), output: output('previews') });

/**
 * Draws and packs all pictures of the site, makes icons of the mark, and writes the list that `virtual:pictures` reads.
 * Somebody who draws waits for the scenes alone: `keepsPreviews` leaves the others as they are.
 */
export async function drawPictures(keepsPreviews: boolean): Promise<void> {
  await makeBrandFiles(join(siteRoot, 'public'));
  const drawn = output('scenes');
  const manifest: PictureManifest = {
    offers: await drawOffers(drawn, services),
    scenes: await drawScenes(drawn),
    photographs: await packPhotographs(new Map(photographsIn()), output('photographs')),
    previews: keepsPreviews ? readManifest().previews : await drawAllPreviews(),
  };
  drawn.removeOthers();
  mkdirSync(dirname(manifestFile), { recursive: true });
  // Never half of it: a server that runs reads it as it changes.
  writeFileSync(`${manifestFile}.new`, JSON.stringify(manifest, null, 1));
  renameSync(`${manifestFile}.new`, manifestFile);
}
