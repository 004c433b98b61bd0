import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeOption, localeValues, type Locale } from '@sunfield/shared/locales';

import { formatFor } from '../../src/drawings/format.ts';
import { HeroScene, type HeroWords } from '../../src/drawings/scenes/hero/hero-scene.tsx';
import { scenes } from '../../src/drawings/scenes/registry.ts';
import type { Scene } from '../../src/drawings/scenes/scene.ts';
import en from '../../src/locales/en/scenes.ts';
import fr from '../../src/locales/fr/scenes.ts';
import jp from '../../src/locales/jp/scenes.ts';
import ko from '../../src/locales/ko/scenes.ts';

const words: Record<Locale, Record<string, unknown>> = { en, fr, ko, jp };

const textsIn = (element: ReactElement) =>
  [...renderToStaticMarkup(element).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, text = '']) => text,
  );

type TextsByLocale = Record<Locale, string[]>;

const inEveryLanguage = (draw: (locale: Locale) => ReactElement) =>
  Object.fromEntries(
    localeValues.map((locale) => [locale, textsIn(draw(locale))]),
  ) as TextsByLocale;

/** What stands in each picture, in the order of drawing, by language. */
export const sceneTexts: Record<string, TextsByLocale> = {
  hero: inEveryLanguage((locale) =>
    createElement(HeroScene, { words: words[locale].hero as HeroWords }),
  ),
  ...Object.fromEntries(
    Object.entries(scenes as Record<string, Scene<unknown>>).flatMap(([name, scene]) =>
      Object.entries({ wide: scene.wide, medium: scene.medium, small: scene.small }).flatMap(
        ([variant, composition]) =>
          composition
            ? [
                [
                  `${name}, ${variant}`,
                  inEveryLanguage((locale) =>
                    createElement(
                      'svg',
                      null,
                      createElement(composition.Drawing, {
                        words: words[locale][name],
                        format: formatFor(localeOption(locale).iso),
                      }),
                    ),
                  ),
                ] as const,
              ]
            : [],
      ),
    ),
  ),
};
