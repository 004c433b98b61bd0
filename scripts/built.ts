import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the site is built from. What its build draws itself doesn't count. */
const sources = ['site/src', 'site/pictures', 'shared/src'];
const isDrawn = (name: string) => name.includes('.gen.');

/** A file that each build writes anew. */
const product = 'site/dist/start/serve.js';

/** Why the site's build is no good to be tested, or undefined where it is. */
export function whyNotBuilt(root: string): string | undefined {
  if (!existsSync(join(root, product))) return 'The site has not been built: npm run build.';
  const builtAt = statSync(join(root, product)).mtimeMs;
  const changed = sources
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isDrawn(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .find((file) => statSync(file).mtimeMs > builtAt);
  return changed && `The site was built before ${changed} changed: npm run build.`;
}
