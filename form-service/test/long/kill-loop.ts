import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * A long run of long/faults/sigkill.test.ts: services are killed round after round under load, on SQLite, and
 * in pairs on PostgreSQL while Redis restarts. `node test/long/kill-loop.ts --rounds 1000 --postgres 200`
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    postgres: { type: 'string', default: '200' },
  },
});

const { status } = spawnSync('vitest', ['run', 'test/long/faults/sigkill.test.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, KILL_ROUNDS: values.rounds, KILL_ROUNDS_POSTGRES: values.postgres },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
