import { loadDefaultJapaneseParser } from 'budoux';

import type { Measure } from './measure.ts';

const japanese = loadDefaultJapaneseParser();

/** The parts between which a line may end; each but the last keeps its space. */
const partsOf = (text: string, locale: string) =>
  locale === 'jp' ? japanese.parse(text) : text.split(/(?<= )/u);

/** As many parts to a line as there is room for; nothing where one part has none. */
function fill(parts: readonly string[], width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else if (measure(part.trimEnd()) <= width) lines.push(part);
    else return undefined;
  }
  return lines.map((line) => line.trimEnd());
}

/** No more lines than the width asks for, and these of about the same length. */
function balance(parts: readonly string[], width: number, measure: Measure) {
  const fewest = fill(parts, width, measure);
  let even = fewest;
  for (let part = 0.98; fewest && part > 0; part -= 0.02) {
    const narrower = fill(parts, width * part, measure);
    if (narrower?.length !== fewest.length) break;
    even = narrower;
  }
  return even;
}

export interface Setting {
  /** In pixels. */
  readonly size: number;
  readonly lines: string[];
}

interface Space {
  /** In pixels. */
  readonly width: number;
  /** Sizes in pixels, the largest first, with the most lines each may take. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/** Ends a line after each of the marks, and elsewhere where it has to. */
function setAt(
  marks: RegExp,
  title: string,
  locale: string,
  { width, sizes }: Space,
  measure: Measure,
): Setting | undefined {
  const sentences = title.split(marks).map((part) => partsOf(part, locale));
  for (const { size, lines: most } of sizes) {
    const set = sentences.map((parts) => balance(parts, width / size, measure));
    const lines = set.flatMap((part) => part ?? []);
    if (!set.includes(undefined) && lines.length <= most) return { size, lines };
  }
  return undefined;
}

const colons = /(?<=[:：]\s?)(?!\s)/u;
const pauses = /(?<=[:：,、]\s?)(?!\s)/u;

/**
 * Sets a title as large as it fits, in even lines. What stands before a colon has its own; a line for
 * each part between commas is worth letters smaller by a quarter.
 * @throws Error where it fits at no size.
 */
export function setTitle(title: string, locale: string, space: Space, measure: Measure): Setting {
  const large = setAt(colons, title, locale, space, measure);
  if (!large) throw new Error(`The title "${title}" is too long for its picture.`);
  const calm = setAt(pauses, title, locale, space, measure);
  return calm && calm.size >= large.size * 0.75 ? calm : large;
}
