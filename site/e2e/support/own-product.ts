import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answering, end, start, type Part } from '../../../scripts/processes.ts';
import { freePort } from '../../../scripts/ports.ts';
import { productParts } from '../../../scripts/product.ts';
import { product } from './product.ts';

/**
 * A product of a test's own, whose parts it may stop, kill and start again.
 * @param dev whether it runs as `npm run dev` does
 * @param formEnv what its form service is told beside
 */
export async function ownProduct(dev = false, formEnv: NodeJS.ProcessEnv = {}) {
  const port = async () => ({ number: await freePort(), part: '', variable: '' });
  const parts = productParts(
    { site: await port(), form: await port(), mailbox: await port(), smtp: await port() },
    dev,
  );
  const database = join(product.folder, randomUUID(), 'leads.db');
  const form: Part = {
    ...parts.form,
    env: {
      ...parts.form.env,
      DATABASE_URL: `file:${database}`,
      LOG_LEVEL: 'error',
      ...formEnv,
    },
  };
  const running = new Set<ChildProcess>();

  const up = async (part: Part, probe: string) => {
    const child = start({ ...part, quiet: true });
    running.add(child);
    if (!(await answering(probe, child))) throw new Error(`${part.name} did not start.`);
    return child;
  };

  return {
    urls: parts.urls,
    /** The file of its leads. */
    database,
    startSite: () => up(parts.site, `${parts.urls.siteUrl}/healthz`),
    startForm: () => up(form, `${parts.urls.formUrl}/healthz`),
    startMailbox: () => up(parts.mailbox, parts.urls.mailboxUrl),
    /** Ends a part as a crash does: at once, and without a word. */
    async kill(child: ChildProcess) {
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
      running.delete(child);
    },
    /** @param page that is left before: it asks for the service worker a while after it was loaded, of whoever answers then */
    async endAll(page?: Page) {
      await page?.close();
      await Promise.all([...running].map((child) => end(child)));
    },
  };
}
