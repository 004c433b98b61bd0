import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product under test: its own ports, so that one started by hand can go on beside it. */
const ports = { SITE_PORT: '3310', FORM_PORT: '4310', MAILBOX_PORT: '8335', SMTP_PORT: '1335' };

export const product = {
  siteUrl: `http://localhost:${ports.SITE_PORT}`,
  formUrl: `http://localhost:${ports.FORM_PORT}`,
  mailboxUrl: `http://localhost:${ports.MAILBOX_PORT}`,
  env: {
    ...ports,
    DATABASE_URL: `file:${join(tmpdir(), `leads-${String(process.pid)}.db`)}`,
    // All tests come from one address; the limit itself is tested in the form service.
    RATE_LIMIT_MAX: '10000',
    LEADS_PER_HOUR: '10000',
    LOG_LEVEL: 'error',
  },
};
