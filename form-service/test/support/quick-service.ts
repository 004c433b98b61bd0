import process from 'node:process';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { systemClock, timing } from '../../src/time.ts';

// The service as a process, but for its leases: what a killed one held is soon taken up by the next.
const lease = 1_000;
const config = readConfig();
const app = await buildApp(config, {
  clock: systemClock,
  timing: {
    ...timing,
    mail: { ...timing.mail, lease },
    webhook: { ...timing.webhook, lease },
  },
});
process.once('SIGTERM', () => void app.close());
await app.listen({ host: config.HOST, port: config.PORT });
