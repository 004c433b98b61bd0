import { readFileSync, writeFileSync } from 'node:fs';
import { mergeOwned, type Json } from './merge-owned/merge-owned.ts';

// Git's merge driver for the owner's JSON files (docs/upgrade.md): `%O %A %B %P`, which are the file as it was when
// the two parted, the owner's, the release's, and its path. The result takes the place of the owner's.

const [base = '', ours = '', theirs = '', path = ''] = process.argv.slice(2);
const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8') || '{}') as Json;

const { merged, kept } = mergeOwned(read(base), read(ours), read(theirs));
writeFileSync(ours, `${JSON.stringify(merged, null, 2)}\n`);
for (const { key, theirs: said } of kept)
  console.log(`${path}: ${key} stays yours; the release says ${JSON.stringify(said)}`);
