import process from 'node:process';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = readConfigOrExit();
const app = await buildApp(config);

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
