import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { minimalRequest } from './project-request.ts';

/** Sends requests, several at once, and remembers the ids that were answered with 202. */
export class Load {
  readonly acknowledged = new Set<string>();
  readonly statuses = new Map<number, number>();
  /** What was told to those that were refused. */
  readonly refusals = new Set<string>();
  /** Requests that no answer came to. */
  unanswered = 0;
  /** Of the service that it sends to. */
  port: number;
  #running: Promise<void>[] = [];
  #isOver = false;

  constructor(port = 0) {
    this.port = port;
  }

  start(connections: number): void {
    this.#isOver = false;
    onTestFinished(() => this.stop());
    this.#running = Array.from({ length: connections }, () => this.#send());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Waits until that many more leads are acknowledged than now. */
  async more(count: number): Promise<void> {
    const goal = this.acknowledged.size + count;
    await this.#until(() => this.acknowledged.size >= goal);
  }

  /** Waits for an answer with that status to a request that is sent from now on. */
  async next(status: number): Promise<void> {
    const count = () => this.statuses.get(status) ?? 0;
    // Each connection may have a request on its way.
    const goal = count() + this.#running.length + 1;
    await this.#until(() => count() >= goal);
  }

  async #until(isReached: () => boolean): Promise<void> {
    const giveUp = Date.now() + 60_000;
    while (!isReached()) {
      if (Date.now() > giveUp)
        throw new Error(`the service does not answer as expected: ${this.#answers()}`);
      await sleep(1);
    }
  }

  #answers(): string {
    const counts = [...this.statuses].map(([status, count]) => `${count} of ${status}`);
    return [...counts, `${this.unanswered} without`].join(', ');
  }

  async #send(): Promise<void> {
    while (!this.#isOver) {
      const body = JSON.stringify({ ...minimalRequest, trellis: '', message: randomUUID() });
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      try {
        const url = `http://127.0.0.1:${this.port}/project-requests`;
        const response = await fetch(url, { method: 'POST', headers, body });
        this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
        const { id, detail } = (await response.json()) as { id?: string; detail?: string };
        if (response.status === 202 && id !== undefined) this.acknowledged.add(id);
        else
          this.refusals.add(
            response.headers.has('retry-after') ? String(detail) : 'no Retry-After',
          );
      } catch {
        // Where the service was killed: what it didn't acknowledge is not asked for.
        this.unanswered += 1;
        await sleep(5);
      }
    }
  }
}
