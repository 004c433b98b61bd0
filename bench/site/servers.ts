import type { Part } from '../../scripts/processes.ts';
import { root, startCommand } from '../../scripts/product.ts';

export const ports = { site: 3480, bare: 3481 };

export const address = (port: number): string => `http://127.0.0.1:${port}`;

export const sitePart: Part = {
  name: 'The site',
  command: startCommand('site'),
  cwd: `${root}site`,
  env: { PORT: String(ports.site), SITE_URL: address(ports.site) },
};

/** A bare `node:http` server that sends a body from a file with the given headers. */
export const barePart = (body: string, headers: Readonly<Record<string, string>>): Part => ({
  name: 'A bare server',
  command: ['node', 'bench/site/bare-server.ts'],
  cwd: root,
  env: { PORT: String(ports.bare), BODY: body, HEADERS: JSON.stringify(headers) },
});
