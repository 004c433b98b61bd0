import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';

/**
 * Answers whatever comes with the same bytes, without reading it: less than any HTTP server does. How
 * fast it can be driven is the headroom of the load generator.
 */

export interface RawServer {
  readonly child: ChildProcess;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it in a process of its own.
 *
 * @param answer a whole HTTP/1.1 answer, with its head
 */
export async function startRawServer(answer: string | Buffer): Promise<RawServer> {
  const child = spawn(process.execPath, [import.meta.filename], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(Buffer.from(answer).toString('base64'));
  const [port] = (await once(child, 'message')) as [number];
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function serve(answer: Buffer): void {
  const server = createServer((socket) => {
    socket.setNoDelay();
    // One chunk is one request: none is larger, as the generator waits for each answer.
    socket.on('data', () => socket.write(answer));
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') process.send?.(address.port);
  });
}

if (import.meta.main) {
  process.once('message', (answer: string) => serve(Buffer.from(answer, 'base64')));
}
