import { createElement } from 'react';

import { localeOption, localeValues, type Locale } from '@sunfield/shared/locales';

import { routes, type Route } from '../../src/content/routes.ts';
import { formatFor } from '../../src/drawings/format.ts';
import type { Composition } from '../../src/drawings/scenes/scene.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { previewSize as size, previewWords } from '../../src/lib/metadata/preview-words.ts';
import type { Drawings } from '../scenes/load-drawings.ts';
import { groundMarkup, neededDefinitions, renderInSvg } from '../scenes/standalone.ts';
import { facesFor, type Face } from './faces.ts';
import { measureWith } from './measure.ts';
import {
  flattenOpacity,
  readProperties,
  resolveProperties,
  softenShadows,
  withoutShadows,
} from './paint.ts';
import { panelMarkup, wordsMarkup } from './paper.ts';
import { pictureOf } from './pictures.ts';
import { landPlace, panelPlace, scenePlace, type Place } from './places.ts';

type Drawn = Composition<unknown> | undefined;

const svg = (content: string, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}" ` +
  `font-family="Nunito Sans" font-weight="700" fill="#1b1410">${content}</svg>`;

const placeOf = (composition: Drawn): Place => (composition?.land ? scenePlace : panelPlace);

/** The land, alone or as it lies under a drawing. */
function groundOf(composition: Drawn): string {
  const { x, y, scale } = scenePlace;
  const land = composition?.land;
  const placed = land
    ? { name: land.name, x: x + land.x * scale, y: y + land.y * scale, width: land.width * scale }
    : landPlace;
  return flattenOpacity(groundMarkup({ ...size, land: placed }));
}

/** Letters that an entity may hide are asked for in any case. */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

const textOf = (markup: string) =>
  [...markup.matchAll(/>([^<>]+)</gu)].map(([, text]) => text).join('');

/** What is drawn for one page: what all languages share, and what lies over it in each. */
interface Page {
  readonly route: Route;
  readonly scene: string | undefined;
  /** The custom properties of its land's colours. */
  readonly ramp: Readonly<Record<string, string>>;
  readonly ground: string;
  readonly sheets: { readonly locale: Locale; readonly svg: string }[];
}

/** Every picture as SVG, and the faces of each language that they are written in. */
export async function composePictures(drawings: Drawings) {
  const { scenes, definitions, ramps, heroPreview, BrandMark, languages } = drawings;
  const brandMark = renderInSvg(createElement(BrandMark)).replace(/<\/?svg[^>]*>/gu, '');
  const compositionOf = (scene: string | undefined): Drawn =>
    scene === 'hero' ? heroPreview : scene === undefined ? undefined : scenes[scene]?.small;

  const drawingOf = (scene: string | undefined, locale: Locale): string => {
    const composition = compositionOf(scene);
    if (!composition || scene === undefined) return '';
    const { x, y, scale } = placeOf(composition);
    const words = languages[locale]?.words[scene];
    const format = formatFor(localeOption(locale).iso);
    const drawing = renderInSvg(createElement(composition.Drawing, { words, format }));
    const placed = flattenOpacity(
      `<defs>${neededDefinitions(drawing, definitions)}</defs>` +
        `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`,
    );
    return composition.land ? softenShadows(placed) : panelMarkup + withoutShadows(placed);
  };

  const pages = routes.map((route): Page => {
    const { scene, ramp } = pictureOf(route);
    const properties = readProperties(ramps[ramp]);
    const ground = svg(resolveProperties(groundOf(compositionOf(scene)), properties), size.height);
    return { route, scene, ramp: properties, ground, sheets: [] };
  });

  const faces: Partial<Record<Locale, Face[]>> = {};
  for (const locale of localeValues) {
    const t = createTranslator(locale);
    const sheets = pages.map(({ route, scene }) => ({
      drawing: drawingOf(scene, locale),
      words: previewWords(route.page, t),
    }));
    const text = sheets.flatMap(({ drawing, words }) => [textOf(drawing), JSON.stringify(words)]);
    const ofLocale = await facesFor(locale, ascii + text.join(''));
    faces[locale] = ofLocale;
    const measure = measureWith(ofLocale);
    pages.forEach(({ scene, ramp, sheets: done }, index) => {
      const { drawing = '', words } = sheets[index] ?? {};
      if (!words) return;
      const layout = scene === undefined ? 'land' : 'drawing';
      const markup = drawing + wordsMarkup({ words, locale, measure, brandMark, layout });
      // As high as the drawing: the renderer stumbles over groups that lie outside altogether.
      const composition = compositionOf(scene);
      const { y, scale } = placeOf(composition);
      const height = Math.max(size.height, Math.ceil(y + (composition?.height ?? 0) * scale));
      done.push({ locale, svg: svg(resolveProperties(markup, ramp), height) });
    });
  }
  return { pages, faces };
}
