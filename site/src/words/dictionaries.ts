import type { Locale } from '@sunfield/shared/locales';
import type { Dictionary } from './dictionary.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import * as jp from './jp/index.ts';
import * as ko from './ko/index.ts';

/** The words of the pages, as their files have them. */
export const dictionaries: Readonly<Record<Locale, Dictionary>> = { en, fr, ko, jp };
