import { forEachLocale } from '@sunfield/shared/locales';
import type en from './words/visitor.en.json';

/** What the service says to visitors, in each language: `{{…}}` is filled in where it is said. */
export const visitorWords = await forEachLocale(async (locale) => {
  const file = `./words/visitor.${locale}.json`;
  return ((await import(file, { with: { type: 'json' } })) as { default: typeof en }).default;
});

/** A text with its `{{placeholders}}` filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? '');
