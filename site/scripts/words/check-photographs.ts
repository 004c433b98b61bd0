import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The photographs that are described but not in the folder, each as `file: key: what is wrong`. */
export const checkPhotographs = (folder: string, described: Readonly<Record<string, unknown>>) =>
  Object.keys(described)
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) => `site/pictures/words: photographs: ${name}: no such file in photographs`);
