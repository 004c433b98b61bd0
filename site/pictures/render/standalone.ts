import { localeOption, type Locale } from '@sunfield/shared/locales';

import { palette } from '../palette.ts';
import { rampProperties } from '../ramps/ramp-properties.ts';
import type { Composition, Scene } from '../scenes/scene.ts';
import { charactersIn, embeddedFont, fontSource, type EmbeddedFont } from './embedded-font.ts';
import { drawingMarkup, groundMarkup, neededDefinitions } from './markup.ts';

const latinFonts = "'Avenir Next','Segoe UI',Roboto,'Helvetica Neue'";
const koreanFonts = "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR'";
const japaneseFonts = "'Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP'";

/** For what the embedded face lacks: the platform's faces, those of the reader's language first. */
const platformFonts = (language: string) =>
  [
    latinFonts,
    ...(language.startsWith('ja') ? [japaneseFonts, koreanFonts] : [koreanFonts, japaneseFonts]),
    'sans-serif',
  ].join(',');

const variants = ['wide', 'medium', 'near', 'small'] as const;
type Variant = (typeof variants)[number];

interface StandaloneFile {
  variant: Variant;
  width: number;
  height: number;
  /** All that the file is made from. */
  source: string;
  svg: () => Promise<string>;
}

/**
 * The compositions of a scene as SVG files that need nothing else: land, gradients and face are
 * inside. They share one choice of characters, because making that is the slow part: it waits until
 * a file is asked for.
 */
export function standaloneFiles<Words>(scene: Scene<Words>, locale: Locale): StandaloneFile[] {
  const words = scene.words(locale);
  const drawn = variants.flatMap((variant) => {
    const composition = scene[variant];
    if (!composition) return [];
    return [{ variant, composition, drawing: drawingMarkup(composition, words, locale) }];
  });
  const characters = charactersIn(drawn.map(({ drawing }) => drawing).join(''));
  let font: Promise<EmbeddedFont> | undefined;
  // It chooses the right forms of Chinese characters.
  const language = localeOption(locale).iso;
  return drawn.map(({ variant, composition, drawing }) => {
    const { width, height } = sheetOf(composition);
    const withFont = ({ css, families }: EmbeddedFont) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${language}" fill="${palette.ink}">` +
      `<style>${css}:root{${rampProperties(scene.ramp)}}text{font-family:${[...families, platformFonts(language)].join(',')}}</style>` +
      neededDefinitions(drawing) +
      groundMarkup(composition) +
      drawing +
      '</svg>\n';
    const source = withFont({ css: fontSource + characters, families: [] });
    const svg = async () => withFont(await (font ??= embeddedFont(characters)));
    return { variant, width, height, source, svg };
  });
}

/** In a drawing's units: so far the shadows of a diagram fall below its parts. */
const SHADOW_ROOM = 24;

/**
 * What is shown of a composition. A land covers it to its edges; a diagram has nothing to hide a cut
 * shadow. At its sides it has margins of its own, equal ones, so that it stands in its picture's middle.
 */
function sheetOf({ width, height, land }: Pick<Composition<unknown>, 'width' | 'height' | 'land'>) {
  return { width, height: height + (land ? 0 : SHADOW_ROOM) };
}
