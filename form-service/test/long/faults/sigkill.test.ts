import { join } from 'node:path';
import { describe, it } from 'vitest';
import { temporaryFolder } from '../../support/app.ts';
import { killRounds } from '../../support/kill-rounds.ts';
import { ownsRedis, startRedis } from '../../support/own-servers.ts';
import { hasPostgres, temporaryDatabase } from '../../support/services.ts';

/** More than a few for a long run: `node test/long/kill-loop.ts --rounds 1000`. */
const rounds = {
  sqlite: Number(process.env['KILL_ROUNDS'] ?? 50),
  postgres: Number(process.env['KILL_ROUNDS_POSTGRES'] ?? 4),
};

/** SQLite stores side by side, each with a service and a mail server of its own. */
const lanes = 5;

/** Long enough for any number of rounds on a busy machine, in milliseconds. */
const timeout = 600_000 + 20_000 * (rounds.sqlite + rounds.postgres);

/** The kill falls between any two steps of sending. */
const stray = () => Math.random() * 5;

it(`loses nothing in ${rounds.sqlite} rounds of SIGKILL`, { timeout }, async () => {
  const folder = temporaryFolder();
  const courses = Array.from({ length: lanes }, (_, lane) =>
    killRounds({
      rounds: Math.ceil(rounds.sqlite / lanes),
      services: 1,
      stray,
      environment: {
        DATABASE_URL: `file:${join(folder, `leads-${lane}.db`)}`,
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      },
    }),
  );
  await Promise.all(courses);
});

describe.skipIf(!hasPostgres || !ownsRedis)('two services on PostgreSQL', () => {
  it(
    `lose nothing in ${rounds.postgres} rounds of SIGKILL, while Redis restarts`,
    { timeout },
    async () => {
      const redis = await startRedis();
      const environment = {
        DATABASE_URL: await temporaryDatabase(),
        REDIS_URL: redis.url,
        NODE_COMPILE_CACHE: join(temporaryFolder(), 'compiled'),
      };
      const mishap = async (round: number) => {
        if (round % 5 !== 0) return;
        await redis.end('SIGKILL');
        await redis.startAgain();
      };
      await killRounds({ rounds: rounds.postgres, services: 2, stray, environment, mishap });
    },
  );
});
