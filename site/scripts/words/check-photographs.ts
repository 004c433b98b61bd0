import { defaultLocale } from '@sunfield/shared/locales';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './word-files.ts';

/** The photographs of a folder that are described but not there, each as `file: key: what is wrong`. */
export function checkPhotographs(folder: string): string[] {
  const list = `photographs.${defaultLocale}.json`;
  return Object.keys(readJson(join(folder, list)))
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) => `pictures/photographs/${list}: ${name}: no such file beside it`);
}
