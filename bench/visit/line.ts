import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A phone's connection, as Lighthouse's "slow 4G": a round trip in ms, and what comes down in bytes per ms. */
const roundTrip = 150;
const rate = 1_638_400 / 8 / 1000;

/** What is sent at once, in bytes: little enough for a browser to begin with what it has. */
const piece = 4096;

const begins = /^(?:GET|HEAD|POST|OPTIONS) /u;

/**
 * A slow line to a server. What a browser's own throttling leaves out passes here like all the rest: what
 * a service worker asks for, forms, other workers. It counts what comes down, heads included.
 */
export class Line {
  bytes = 0;
  requests = 0;
  #free = 0;
  readonly #target: number;
  readonly #server = createServer((client) => {
    this.#join(client);
  });

  constructor(target: number) {
    this.#target = target;
  }

  async open(port: number): Promise<this> {
    await once(this.#server.listen(port, '127.0.0.1'), 'listening');
    return this;
  }

  close(): void {
    this.#server.close();
  }

  #join(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    const open = performance.now() + roundTrip;
    let up = Promise.resolve();
    let down = Promise.resolve();
    const at = (time: number, work: () => unknown) => async () => {
      await sleep(Math.max(0, time - performance.now()));
      work();
    };
    client.on('data', (data: Buffer) => {
      if (begins.test(data.toString('latin1', 0, 8))) this.requests += 1;
      const arrival = Math.max(open, performance.now()) + roundTrip / 2;
      up = up.then(at(arrival, () => server.write(data)));
    });
    server.on('data', (data: Buffer) => {
      this.bytes += data.length;
      for (let start = 0; start < data.length; start += piece) {
        const part = data.subarray(start, start + piece);
        this.#free = Math.max(this.#free, performance.now()) + part.length / rate;
        down = down.then(at(this.#free + roundTrip / 2, () => client.write(part)));
      }
    });
    client.on('close', () => server.destroy());
    server.on('close', () => void down.then(() => client.end()));
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  }
}
