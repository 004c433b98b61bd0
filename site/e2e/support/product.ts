import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.ts';

interface Drawn {
  readonly ports: Record<'FORM_PORT' | 'MAILBOX_PORT' | 'SITE_PORT' | 'SMTP_PORT', string>;
  readonly folder: string;
}

async function draw(): Promise<Drawn> {
  const port = async () => String(await freePort());
  const [SITE_PORT, FORM_PORT, MAILBOX_PORT, SMTP_PORT] = [
    await port(),
    await port(),
    await port(),
    await port(),
  ];
  // Made by who first keeps something in it.
  const folder = join(tmpdir(), `browser-tests-${randomUUID()}`);
  return { ports: { SITE_PORT, FORM_PORT, MAILBOX_PORT, SMTP_PORT }, folder };
}

// Drawn by the process that reads this first: those that run the tests inherit it.
const { ports, folder } = JSON.parse(
  (process.env.BROWSER_TESTS ??= JSON.stringify(await draw())),
) as Drawn;

/** The product under test: on ports of its own, so that nothing that runs beside it is tested by mistake. */
export const product = {
  siteUrl: `http://localhost:${ports.SITE_PORT}`,
  formUrl: `http://localhost:${ports.FORM_PORT}`,
  mailboxUrl: `http://localhost:${ports.MAILBOX_PORT}`,
  /** Holds its leads, and is gone after the tests. */
  folder,
  env: {
    ...ports,
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    // All tests come from one address; the limit itself is tested in the form service.
    RATE_LIMIT_MAX: '10000',
    LEADS_PER_HOUR: '10000',
    LOG_LEVEL: 'error',
  },
};
