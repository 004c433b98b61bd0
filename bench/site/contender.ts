import { processorTime } from '../support/process.ts';
import type { Running } from '../support/server.ts';
import { drive } from '../support/wrk.ts';

const connections = 32;

/** The headers of each request. */
export const asked = { 'accept-encoding': 'gzip' };

interface Turn {
  readonly perSecond: number;
  /** Processor time of the server for each request, in microseconds. */
  readonly cost: number;
}

/** A server that is driven in turns with others. */
export class Contender {
  readonly turns: Turn[] = [];
  readonly #url: string;
  readonly #server: Pick<Running, 'child'>;

  constructor(server: Pick<Running, 'child'>, url: string) {
    this.#server = server;
    this.#url = url;
  }

  /** @throws where an answer is wrong or missing */
  async drive(seconds: number): Promise<void> {
    const before = processorTime(this.#server.child);
    const load = { url: this.#url, seconds, connections, headers: asked };
    const { requests, requestsPerSecond, refused, lost } = await drive(load);
    if (refused + lost > 0) throw new Error(`${this.#url}: ${refused} wrong, ${lost} lost`);
    const cost = ((processorTime(this.#server.child) - before) / requests) * 1e6;
    this.turns.push({ perSecond: requestsPerSecond, cost });
  }

  get rates(): number[] {
    return this.turns.map(({ perSecond }) => perSecond);
  }

  get costs(): number[] {
    return this.turns.map(({ cost }) => cost);
  }
}
