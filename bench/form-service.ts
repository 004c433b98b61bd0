import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { benchAccepts } from './form-service/accepts.ts';
import { benchBacklog } from './form-service/backlog.ts';

/**
 * The form service beside what it is measured against, in one run on one machine: only the ratios
 * mean anything. `node bench/form-service.ts [seconds per measurement]`
 */
const seconds = Number(process.argv[2] ?? 4);
const folder = mkdtempSync(join(tmpdir(), 'bench-form-'));

try {
  await benchAccepts(folder, seconds);
  await benchBacklog(folder, seconds);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
