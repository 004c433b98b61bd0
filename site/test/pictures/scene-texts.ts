import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeValues, type Locale } from '@sunfield/shared/locales';

import { formatFor } from '../../pictures/format.ts';
import { heroPreview } from '../../pictures/scenes/hero/hero-preview.tsx';
import { heroWords } from '../../pictures/scenes/hero/hero-scene.tsx';
import { allScenes } from '../../pictures/scenes/all-scenes.ts';
import type { Composition } from '../../pictures/scenes/scene.ts';
import type { WordsOf } from '../../pictures/words.ts';

interface Drawn {
  words: WordsOf<object>;
  compositions: Record<string, Composition<object> | undefined>;
}

/** Every picture that has words, the hero's preview among them. */
export const drawings: Record<string, Drawn> = {
  hero: { words: heroWords, compositions: { preview: heroPreview as Composition<object> } },
  ...Object.fromEntries(
    [...allScenes].map(([name, { words, wide, medium, near, small }]) => [
      name,
      { words, compositions: { wide, medium, near, small } },
    ]),
  ),
};

const textsIn = (element: ReactElement) =>
  [...renderToStaticMarkup(element).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, text = '']) => text,
  );

/** What a composition says with these words. */
export const textsOf = ({ Drawing }: Composition<object>, words: object, locale: Locale) =>
  textsIn(createElement('svg', null, createElement(Drawing, { words, format: formatFor(locale) })));

/** What stands in each picture, in the order of drawing, by language. */
export const sceneTexts: Record<string, Record<Locale, string[]>> = Object.fromEntries(
  Object.entries(drawings).flatMap(([name, { words, compositions }]) =>
    Object.entries(compositions).flatMap(([variant, composition]) =>
      composition
        ? [
            [
              `${name}, ${variant}`,
              Object.fromEntries(
                localeValues.map((locale) => [locale, textsOf(composition, words(locale), locale)]),
              ) as Record<Locale, string[]>,
            ],
          ]
        : [],
    ),
  ),
);
