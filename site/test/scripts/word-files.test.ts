import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '../../scripts/words/word-files.ts';

test('a file that isn’t JSON is named, with the line and the column of the mistake', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const file = join(folder, 'home.json');
  writeFileSync(file, '{\n  "lead": "Hello",,\n  "link": "Send"\n}\n');
  expect(() => readJson(file)).toThrow(/home\.json: .*line 2 column 19/u);
  rmSync(folder, { recursive: true });
});
