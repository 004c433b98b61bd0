import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './product.ts';

// Lists the sample content: what no specification states, to be replaced before going live.

const folders = ['shared/src', 'site/src/content', 'site/src/locales'];
const mark = /\/\/ sample$|All values are samples/u;

let count = 0;
for (const folder of folders) {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        if (!mark.test(line)) return;
        count += 1;
        console.log(
          `${relative(root, file)}:${index + 1}: ${line.trim().replace(mark, '').trim()}`,
        );
      });
  }
}
console.log(`\n${count} lines of sample content.`);
