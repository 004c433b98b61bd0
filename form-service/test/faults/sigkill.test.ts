import { join } from 'node:path';
import { it } from 'vitest';
import { temporaryFolder } from '../support/app.ts';
import { killRounds } from '../support/kill-rounds.ts';

// In their hundreds, and on PostgreSQL: long/faults/sigkill.test.ts.
it(
  'loses nothing in six rounds of SIGKILL, and repeats only what was in flight',
  { timeout: 300_000 },
  async () => {
    const folder = temporaryFolder();
    await killRounds({
      rounds: 6,
      services: 1,
      script: 'test/support/quick-service.ts',
      environment: {
        DATABASE_URL: `file:${join(folder, 'leads.db')}`,
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      },
    });
  },
);
