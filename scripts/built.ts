import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the site is built from. What Waku generates in it, the types of routes, doesn't count. */
const sources = ['site/src', 'site/pictures', 'shared/company', 'shared/src'];
const isGenerated = (name: string) => name.includes('.gen.');

/** A file that each build writes anew. */
const product = 'site/dist/start/serve.js';

/** Why the site's build is no good to be tested, or undefined where it is. */
export function whyNotBuilt(root: string): string | undefined {
  if (!existsSync(join(root, product))) return 'The site has not been built: npm run build.';
  const builtAt = statSync(join(root, product)).mtimeMs;
  const changed = sources
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isGenerated(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .find((file) => statSync(file).mtimeMs > builtAt);
  return changed && `The site was built before ${changed} changed: npm run build.`;
}
