/** How long the sending of a form waits for a solution, in milliseconds: the proof helps, and isn't owed. */
const patience = 5_000;

/** The form service's puzzles hold for an hour; in milliseconds. */
const freshness = 50 * 60 * 1000;

/** Solves a puzzle in a worker. The library that does it is loaded there, and nowhere else. */
function solve(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const solution = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(data);
    };
    worker.onerror = reject;
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  });
  return solution.finally(() => {
    worker.terminate();
  });
}

/** What the form's `altcha` field holds: empty where the service asks for nothing, or can't be asked. */
async function prove(formUrl: string): Promise<string> {
  try {
    const response = await fetch(new URL('challenge', formUrl), { cache: 'no-store' });
    // 204 where no proof is asked for.
    if (response.status !== 200) return '';
    const challenge: unknown = await response.json();
    const solution = await solve(challenge);
    const isSolved = typeof solution === 'object' && solution !== null && !('error' in solution);
    return isSolved ? btoa(JSON.stringify({ challenge, solution })) : '';
  } catch {
    return '';
  }
}

/** Proofs of work, each for one request: the first is begun at once, while the form is filled in. */
export class Proofs {
  readonly #formUrl: string;
  #next: { readonly proof: Promise<string>; readonly begunAt: number } | undefined;

  /** @param formUrl where the form is posted to: puzzles come from beside it */
  constructor(formUrl: string) {
    this.#formUrl = formUrl;
    this.#next = this.#begin();
  }

  /** A proof that no other request has had; empty where there is none in time. */
  take(): Promise<string> {
    // By the world's clock: that of the page stands still while a computer sleeps.
    const isFresh = this.#next && Math.abs(Date.now() - this.#next.begunAt) < freshness;
    const { proof } = isFresh && this.#next ? this.#next : this.#begin();
    this.#next = undefined;
    const none = new Promise<string>((resolve) => setTimeout(resolve, patience, ''));
    return Promise.race([proof, none]);
  }

  #begin() {
    return { proof: prove(this.#formUrl), begunAt: Date.now() };
  }
}
