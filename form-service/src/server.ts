import process from 'node:process';
import { buildApp } from './app.ts';
import { processEnvironment, readConfig } from './config.ts';
import { slipsIn } from './config-slips.ts';
import { OperatorError } from './operator-error.ts';
import { drainAndClose } from './plugins/close.ts';

async function orExit<T>(begin: () => T | Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = await orExit(() => readConfig());
const { HOST: host, PORT: port } = config;
const app = await orExit(() => buildApp(config));
for (const slip of slipsIn(processEnvironment)) app.log.warn(slip);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: a second signal ends a process that can't finish.
  process.once(signal, () => void drainAndClose(app));
}

try {
  await app.listen({ host, port });
} catch (error) {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error(`PORT ${port} is already in use`);
  // The socket's: such as a name that nobody knows, or a port that is for root alone.
  else if (syscall) console.error(`HOST ${host} and PORT ${port} can't be listened on: ${message}`);
  else console.error(error);
  process.exitCode = 1;
  await app.close();
}
