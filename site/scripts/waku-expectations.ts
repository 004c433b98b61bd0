import { defaultLocale, localeOption, localeValues, type Locale } from '@sunfield/shared/locales';
import { runFetch } from '../src/waku-internals.ts';

/** Not the language in which a page is rendered that knows of none. */
export const askedLocale: Locale = localeValues.at(-1) ?? defaultLocale;

/** What a build of the site shows of Waku. */
export interface Evidence {
  /** What the built server's module exports. */
  readonly server: Readonly<Record<string, unknown>>;
  /** A page as the built server sends it, rendered for a request in {@link askedLocale}. */
  readonly document: string;
}

interface Expectation {
  /** The name in src/waku-internals.ts that says more. */
  readonly name: string;
  readonly expected: string;
  readonly holds: (evidence: Evidence) => boolean;
}

export const expectations: readonly Expectation[] = [
  {
    name: 'runFetch',
    expected: `the built server exports ${runFetch}`,
    holds: ({ server }) => typeof server[runFetch] === 'function',
  },
  {
    name: 'RunFetch',
    expected: `the request that ${runFetch} is given reaches the render as it is`,
    holds: ({ document }) => document.includes(`<html lang="${localeOption(askedLocale).iso}"`),
  },
  {
    name: 'privateNames',
    expected: 'a document is rendered by src/render-document.tsx: it has no script but ours',
    holds: ({ document }) =>
      document.split('<script').length - document.split('<script type="application/').length === 2,
  },
];

/** What of it doesn't hold, each in a sentence. */
export const brokenExpectations = (evidence: Evidence): string[] =>
  expectations
    .filter(({ holds }) => !holds(evidence))
    .map(
      ({ name, expected }) =>
        `Waku no longer does what the site relies on: ${expected} (${name} in site/src/waku-internals.ts; docs/upgrade-waku.md).`,
    );
