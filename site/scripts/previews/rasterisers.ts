import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Face } from './faces.ts';
import type { Task } from './rasterise.ts';

/** Workers that draw, each one task at a time. */
export class Rasterisers {
  readonly #workers: Worker[];
  readonly #idle: Worker[];
  readonly #waiting: ((worker: Worker) => void)[] = [];

  constructor(count: number, faces: Readonly<Record<string, readonly Face[]>>) {
    const workerData = Object.fromEntries(
      Object.entries(faces).map(([locale, list]) => [locale, list.map(({ bytes }) => bytes)]),
    );
    const file = new URL('./rasterise.ts', import.meta.url);
    this.#workers = Array.from({ length: count }, () => new Worker(file, { workerData }));
    this.#idle = [...this.#workers];
  }

  /** The PNGs of a task's sheets, in their order. */
  async draw(task: Task): Promise<Uint8Array[]> {
    const worker =
      this.#idle.pop() ??
      (await new Promise<Worker>((resolve) => {
        this.#waiting.push(resolve);
      }));
    worker.postMessage(task);
    const [pngs] = (await once(worker, 'message')) as [Uint8Array[]];
    const next = this.#waiting.shift();
    if (next) next(worker);
    else this.#idle.push(worker);
    return pngs;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
