import process from 'node:process';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { SchemaError } from './leads/schema-error.ts';

/** What an operator has to mend is told in its own words alone. */
async function orExit<T>(begin: () => T | Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof SchemaError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = await orExit(() => readConfig());
const app = await orExit(() => buildApp(config));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: a second signal ends a process that can't finish.
  process.once(signal, () => void app.close());
}

try {
  await app.listen({ host: config.HOST, port: config.PORT });
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(isTaken ? `PORT ${config.PORT} is already in use` : error);
  process.exitCode = 1;
  await app.close();
}
