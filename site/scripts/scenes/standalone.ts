import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { formatFor } from '../../src/drawings/format.ts';
import type { Composition, Scene } from '../../src/drawings/scenes/scene.ts';
import { landContours, type LandContours } from '../terrain/contours.ts';
import { landMarkup } from '../terrain/land-markup.ts';
import { lands, type LandName } from '../terrain/lands.ts';
import { embeddedFont, type EmbeddedFont } from './embedded-font.ts';

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

const variants = ['wide', 'medium', 'small'] as const;

interface StandaloneFile {
  variant: (typeof variants)[number];
  svg: string;
  width: number;
  height: number;
}

interface StandaloneOptions<Words> {
  scene: Scene<Words>;
  words: Words;
  /** Custom properties of the scene's ramp: "--b0: #fff; …". */
  ramp: string;
  /** A `lang` chooses the right forms of Chinese characters. */
  language: string;
  definitions: Record<string, ReactElement>;
}

/**
 * The compositions of a scene as SVG files that need nothing else: land, gradients and face are
 * inside. They share one choice of characters, because making that is the slow part.
 */
export async function renderStandalone<Words>(
  options: StandaloneOptions<Words>,
): Promise<StandaloneFile[]> {
  const { scene, words, language } = options;
  const format = formatFor(language);
  const drawn = variants.flatMap((variant) => {
    const composition = scene[variant];
    if (!composition) return [];
    const drawing = renderInSvg(createElement(composition.Drawing, { words, format }));
    return [{ variant, composition, drawing }];
  });
  const font = await embeddedFont(drawn.map(({ drawing }) => drawing).join(''));
  return drawn.map(({ variant, composition, drawing }) => {
    const { width, height } = sheetOf(composition);
    return { variant, svg: assemble(composition, drawing, font, options), width, height };
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

function assemble<Words>(
  composition: Composition<Words>,
  drawing: string,
  font: EmbeddedFont,
  { ramp, language, definitions }: StandaloneOptions<Words>,
): string {
  const { width, height } = sheetOf(composition);
  const fonts = [...font.families, platformFonts(language)].join(',');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${language}" fill="#1b1410">` +
    `<style>${font.css}:root{${ramp}}text{font-family:${fonts}}</style>` +
    `<defs>${neededDefinitions(drawing, definitions)}</defs>` +
    groundMarkup(composition) +
    drawing +
    '</svg>\n'
  );
}

/** React knows SVG elements only inside an <svg>. */
export function renderInSvg(element: ReactElement): string {
  return renderToStaticMarkup(createElement('svg', null, element)).slice(
    '<svg>'.length,
    -'</svg>'.length,
  );
}

/** The markup of every definition that the drawing refers to, directly or through another one. */
export function neededDefinitions(
  drawing: string,
  definitions: Record<string, ReactElement>,
): string {
  const markups = new Map<string, string>();
  const collect = (markup: string) => {
    for (const [, id = ''] of markup.matchAll(/(?:href="|url\()#([\w-]+)/g)) {
      const definition = definitions[id];
      if (!definition || markups.has(id)) continue;
      const rendered = renderInSvg(definition);
      markups.set(id, rendered);
      collect(rendered);
    }
  };
  collect(drawing);
  return [...markups.values()].join('');
}

const contoursOf = new Map<LandName, LandContours>();

export function groundMarkup({
  width,
  height,
  land,
}: Pick<Composition<unknown>, 'width' | 'height' | 'land'>): string {
  if (!land) return '';
  const shape = lands[land.name];
  const contours = contoursOf.get(land.name) ?? landContours(shape);
  contoursOf.set(land.name, contours);
  const scale = land.width / shape.width;
  const crop = {
    left: -land.x / scale,
    top: -land.y / scale,
    right: (width - land.x) / scale,
    bottom: (height - land.y) / scale,
  };
  return (
    `<path fill="var(--ground)" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(${land.x} ${land.y}) scale(${scale})">${landMarkup(shape, contours, crop)}</g>`
  );
}
