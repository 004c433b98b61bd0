import { readFileSync, writeFileSync } from 'node:fs';
import { isObject, mergeOwned, type Json } from './merge-owned/merge-owned.ts';

// Git's merge driver for the owner's JSON files (docs/upgrade.md): `%O %A %B %P`, which are the file as it was when
// the two parted, the owner's, the release's, and its path. The result takes the place of the owner's.

const [base = '', ours = '', theirs = '', path = ''] = process.argv.slice(2);
const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8') || '{}') as Json;

// Lists of keys, whose order says nothing; lists of words belong together as somebody wrote them.
const lists = /\/(?:samples|facts)(?:\/\w+)?\.json$/u.test(path) ? 'sets' : 'whole';
const { merged, taken, kept } = mergeOwned(read(base), read(ours), read(theirs), lists);

const tell = (key: string, what: string) => console.log(`${path}: ${key} ${what}`);
for (const { key, theirs: said } of kept)
  tell(key, `stays yours; the release says ${JSON.stringify(said)}`);

// A fact that the release brings is a sample, whatever the owner has said of the file's others.
if (isObject(merged) && 'sample' in merged && taken.length > 0) {
  merged['sample'] = true;
  for (const key of taken) tell(key, 'is the release’s, and a sample');
}
writeFileSync(ours, `${JSON.stringify(merged, null, 2)}\n`);
