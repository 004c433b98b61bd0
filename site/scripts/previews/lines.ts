import type { Locale } from '@sunfield/shared/locales';

import type { Measure } from './measure.ts';

/** Japanese has no spaces: a line may end after a particle or a mark, where a reader would pause. */
const mark = /[\p{Pe}\p{Pf}\p{Po}]$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const hiraganaEnd = /\p{Script=Hiragana}$/u;
const hiraganaStart = /^\p{Script=Hiragana}/u;
/** Long enough to be a word of a compound, and no stray piece of one. */
const katakanaWord = /^[\p{Script=Katakana}ー]{4,}$/u;
const compoundEnd = /[\p{Script=Han}\p{Script=Katakana}ー]$/u;
const unableToBegin = /^[\p{Pe}\p{Pf}\p{Po}ー々]/u;

function japanesePhrases(text: string): string[] {
  const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text);
  const phrases: string[] = [];
  let before = '';
  for (const { segment } of words) {
    const mayBegin = !unableToBegin.test(segment) && !opening.test(before);
    const isPause =
      mark.test(before) ||
      (hiraganaEnd.test(before) && !/^[おご]$/u.test(before) && !hiraganaStart.test(segment));
    const isJoint =
      katakanaWord.test(segment) && (katakanaWord.test(before) || /\p{Script=Han}$/u.test(before));
    if (phrases.length === 0 || (mayBegin && (isPause || isJoint))) phrases.push(segment);
    else phrases.push((phrases.pop() ?? '') + segment);
    before = segment;
  }
  return phrases;
}

/** The parts between which a line may end; each but the last keeps its space. */
export function partsOf(text: string, locale: Locale): string[] {
  return locale === 'jp' ? japanesePhrases(text) : text.split(/(?<= )/u);
}

/** How little a line likes to end here: gladly after a mark, not after "of" or between "할" and "수". */
function reluctance(line: string, next: string): number {
  if (/[:：]\s*$/u.test(line)) return -1.5;
  if (/[,、。]\s*$/u.test(line)) return -0.12;
  if (compoundEnd.test(line)) return 0.3;
  if (/(?:^|\s)(?:[\p{Script=Hangul}--[때것수데뿐]]|\d\S*)\s$/v.test(line)) return 0.6;
  if (/^(?:\p{Script=Hangul}|있\S*|주는)\s/u.test(next)) return 0.6;
  return /(?:^|\s)[\p{Script=Latin}’]{1,3}\s$/u.test(line) ? 0.15 : 0;
}

interface Break {
  readonly cost: number;
  readonly lines: string[];
}

/** The most even way to set the parts in a number of lines, or nothing where they don't fit. */
function evenLines(
  parts: readonly string[],
  count: number,
  width: number,
  measure: Measure,
): Break | undefined {
  let best: Break | undefined;
  for (let end = count === 1 ? parts.length : 1; end <= parts.length - count + 1; end += 1) {
    const line = parts.slice(0, end).join('');
    const space = 1 - measure(line.trimEnd()) / width;
    if (space < 0) break;
    const rest =
      count === 1 ? { cost: 0, lines: [] } : evenLines(parts.slice(end), count - 1, width, measure);
    if (!rest) continue;
    const cost = space ** 2 + (count === 1 ? 0 : reluctance(line, parts[end] ?? '')) + rest.cost;
    if (!best || cost < best.cost) best = { cost, lines: [line.trimEnd(), ...rest.lines] };
  }
  return best;
}

export interface Setting {
  /** In pixels. */
  readonly size: number;
  readonly lines: string[];
}

interface Space {
  /** In pixels. */
  readonly width: number;
  /** Sizes in pixels, with the most lines each may take. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/** What a size smaller by its whole height costs, against uneven lines. */
const smallness = 1.6;

/**
 * Sets a title large and in lines of about the same length.
 * @throws Error where it fits at no size.
 */
export function setTitle(
  title: string,
  locale: Locale,
  { width, sizes }: Space,
  measure: Measure,
): Setting {
  const parts = partsOf(title, locale);
  const largest = Math.max(...sizes.map(({ size }) => size));
  let best: (Setting & { cost: number }) | undefined;
  for (const { size, lines: most } of sizes) {
    for (let count = 1; count <= most; count += 1) {
      const set = evenLines(parts, count, width / size, measure);
      if (!set) continue;
      const cost = set.cost / count + smallness * (1 - size / largest);
      if (!best || cost < best.cost) best = { cost, size, lines: set.lines };
    }
  }
  if (!best) throw new Error(`The title "${title}" is too long for its picture.`);
  return best;
}
