import type { Locale } from '@sunfield/shared/locales';

import type { Focus } from './focus.ts';
import type { PictureWords } from './words.ts';
import type { RampName } from './ramps/ramp.ts';

/** A file in `photographs/`, by its name without the ending: one that `words/en.json` has an alternative text for. */
export type PhotographName = keyof PictureWords['photographs'];

/** What a page shows: a drawing by its name (`scenes/all-scenes.ts`), or a photograph by its file's. */
export type Picture = string | { readonly photograph: PhotographName; readonly focus?: Focus };

/** An image by its public path; the size is in pixels. */
export interface ImageFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface SceneFiles {
  readonly wide: ImageFile;
  readonly medium?: ImageFile;
  readonly near?: ImageFile;
  readonly small: ImageFile;
}

export interface DrawnScene {
  /** The colours of its land. */
  readonly ramp: RampName;
  readonly focus?: Focus | undefined;
  readonly files: Readonly<Record<Locale, SceneFiles>>;
}

export interface Photograph {
  /** The text alternative: what can be seen. */
  readonly alt: Readonly<Record<Locale, string>>;
  /** The mean of its colours, seen until it has arrived. */
  readonly ground: string;
  /** From narrow to wide; both formats have the same sizes. */
  readonly avif: readonly ImageFile[];
  readonly webp: readonly ImageFile[];
}

/** Everything that was drawn or packed, for the site: `virtual:pictures` holds it. */
export interface PictureManifest {
  readonly scenes: Readonly<Record<string, DrawnScene | undefined>>;
  /** What each service offers, by its slug, in the order of its words. */
  readonly offers: Readonly<Record<string, readonly ImageFile[]>>;
  readonly photographs: Readonly<Record<string, Photograph | undefined>>;
  /** The picture that stands for a page where a link to it is shared, by language and path. */
  readonly previews: Readonly<Record<Locale, Readonly<Record<string, ImageFile | undefined>>>>;
}
