import { spawnSync } from 'node:child_process';

/** PostgreSQL's own programs: where they are missing their tests are skipped, but never in CI. */
export const hasPgDump = spawnSync('pg_dump', ['--version']).status === 0;
if (process.env['CI'] === 'true' && !hasPgDump) throw new Error('pg_dump is needed in CI');
