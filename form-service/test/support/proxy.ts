import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server that can be cut and mended, as when the server restarts. */
export class Proxy {
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #port = 0;

  get port(): number {
    return this.#port;
  }

  static async to(host: string, port: number): Promise<Proxy> {
    const proxy = new Proxy();
    const server = createServer((socket) => {
      if (proxy.#isCut) return socket.destroy();
      const upstream = connect(port, host);
      for (const side of [socket, upstream]) {
        proxy.#sockets.add(side);
        side.on('error', () => undefined);
        side.on('close', () => {
          socket.destroy();
          upstream.destroy();
          proxy.#sockets.delete(side);
        });
      }
      return socket.pipe(upstream).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy.#port = (server.address() as AddressInfo).port;
    onTestFinished(() => {
      proxy.cut();
      server.close();
    });
    return proxy;
  }

  /** Breaks every connection and refuses new ones. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }
}
