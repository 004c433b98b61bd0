import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createPool } from '../../src/leads/postgres/create-pool.ts';
import { transaction } from '../../src/leads/postgres/transaction.ts';
import { hasPostgres, temporaryDatabase } from '../support/services.ts';

/** A message of PostgreSQL's protocol: its letter, its length and its body. */
function message(letter: string, body: string | Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

const greeting = [message('R', Buffer.alloc(4)), message('Z', 'I')];
const farewell = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');

it('a database that ends right behind its greeting fails the transaction, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([...greeting, farewell])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const pool = createPool({ host: '127.0.0.1', port, user: 'leads', ssl: false });
  await expect(transaction(pool, () => Promise.resolve())).rejects.toThrow();
  await pool.end();
});

it.runIf(hasPostgres)('a connection that breaks while idle is replaced', async () => {
  const pool = createPool({ connectionString: await temporaryDatabase(), max: 1 });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  const other = createPool({ connectionString: pool.options.connectionString });
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await removed;
  expect((await pool.query('SELECT 1')).rowCount).toBe(1);
  await Promise.all([pool.end(), other.end()]);
});
