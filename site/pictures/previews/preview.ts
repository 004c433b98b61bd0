import type { Locale } from '@sunfield/shared/locales';

import type { RampName } from '../ramps/ramp.ts';
import { drawingMarkup } from '../render/markup.ts';
import type { Composition } from '../scenes/scene.ts';
import type { WordsOf } from '../words.ts';
import type { LandName } from '../terrain/land-files.ts';
import type { Focus } from '../focus.ts';

/** Pixels of every picture: what all who show links ask for. */
export const previewSize = { width: 1200, height: 630 } as const;

export interface PreviewText {
  /** What kind of page it is; some pages say so in their title. */
  readonly label?: string | undefined;
  readonly title: string;
  /** One line that places it. */
  readonly note?: string | undefined;
}

interface DrawnSubject extends Pick<Composition<unknown>, 'height' | 'land'> {
  readonly draw: (locale: Locale) => string;
}

/** What is shown beside the words: a drawing, or a photograph's file. */
export type PreviewSubject =
  DrawnSubject | { readonly photograph: string; readonly focus?: Focus | undefined };

/** A composition with its own words. */
export const drawnSubject = <Words>(
  composition: Composition<Words>,
  words: WordsOf<Words>,
): DrawnSubject => ({
  height: composition.height,
  land: composition.land,
  draw: (locale) => drawingMarkup(composition, words(locale), locale),
});

/** One picture that stands for a page where a link to it is shared. */
export interface Preview {
  readonly path: string;
  readonly locale: Locale;
  /** The colours of its land. */
  readonly ramp: RampName;
  readonly text: PreviewText;
  /** The form of its land, where the page begins with one. */
  readonly land?: LandName | undefined;
  /** Pages without a picture of their own show the land alone. */
  readonly subject?: PreviewSubject | undefined;
}

export interface Brand {
  readonly name: string;
  /** An SVG with a viewBox; it is shown 48 by 48. */
  readonly mark: string;
}
