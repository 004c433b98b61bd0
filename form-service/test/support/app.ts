import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { systemTime } from '../../src/time.ts';

export const siteOrigin = 'https://www.sunfield.example';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'form-service-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A whole environment, without a mail server unless one is named. */
export function testEnvironment(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    SITE_ORIGINS: `${siteOrigin},https://staging.sunfield.example`,
    // Port 1 refuses connections.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Sunfield website <website@sunfield.example>',
    LEADS_TO: 'sales@sunfield.example',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
    ...overrides,
  };
}

/** Tests share a busy machine: only those of overload want its answer. */
export function neverUnderPressure(app: FastifyInstance): void {
  app.isUnderPressure = () => false;
}

/** The real application on a store of its own, closed after the test. */
export async function startApp(
  overrides: Record<string, string> = {},
  time = systemTime,
): Promise<FastifyInstance> {
  const app = await startAppUnderPressure(overrides, time);
  neverUnderPressure(app);
  return app;
}

/** The same, which minds how busy the machine is. */
export async function startAppUnderPressure(
  overrides: Record<string, string> = {},
  time = systemTime,
): Promise<FastifyInstance> {
  const folder = temporaryFolder();
  const DATABASE_URL = `file:${join(folder, 'leads.db')}`;
  const config = readConfig(testEnvironment({ DATABASE_URL, ...overrides }));
  const app = await buildApp(config, time);
  onTestFinished(() => app.close());
  await app.ready();
  return app;
}
