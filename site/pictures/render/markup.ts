import type { Locale } from '@sunfield/shared/locales';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { formatFor } from '../format.ts';
import { definitions } from '../kit/definitions.tsx';
import type { Composition } from '../scenes/scene.ts';
import { landContours, type LandContours } from '../terrain/contours.ts';
import { landMarkup } from '../terrain/land-markup.ts';
import { lands, type LandName } from '../terrain/lands.ts';

/** React knows SVG elements only inside an <svg>. */
export const renderInSvg = (element: ReactElement) =>
  renderToStaticMarkup(createElement('svg', null, element)).slice('<svg>'.length, -'</svg>'.length);

/** What is drawn, without the land below it and the definitions it refers to. */
export const drawingMarkup = <Words>(
  { Drawing }: Composition<Words>,
  words: Words,
  locale: Locale,
): string => renderInSvg(createElement(Drawing, { words, format: formatFor(locale) }));

/** The markup of every definition that the drawing refers to, directly or through another one. */
export function neededDefinitions(drawing: string): string {
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
  return `<defs>${[...markups.values()].join('')}</defs>`;
}

const contoursOf = new Map<LandName, LandContours>();

/** The land that lies under a composition, cropped to what is seen of it. */
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
