import { targetOf, type Address } from '../request/address.ts';
import type { Environment } from '../request/environment.ts';
import type { Encoding } from './encodings.ts';
import { createFinish } from './finish.ts';
import type { StoredResponse } from './stored-response.ts';
import { takeTurns } from './take-turns.ts';

/** What the built server answers a request with. The address spares it reading the request again. */
export type FetchPage = (request: Request, address: Address) => Promise<Response>;

/** While one waits for a chunk or for packing, the other goes on. */
const width = 2;

/** Answers for one visitor that may wait: about as many as a core renders in a second. */
const mayWait = 100;

/** Renders pages and answers, in turns, into finished bytes. */
export function createRenderer(fetchPage: FetchPage, environment: Environment) {
  const finish = createFinish(environment);
  // The route table bounds how many pages can wait.
  const pagesInTurn = takeTurns({ width, length: Infinity });
  const answersInTurn = takeTurns({ width, length: mayWait });

  return {
    /** A page for everybody who asks with the same address. */
    page: (address: Address): Promise<StoredResponse> =>
      pagesInTurn(async () => {
        const request = new Request(environment.SITE_URL + targetOf(address));
        const response = await fetchPage(request, address);
        return finish(response, address, {
          cacheControl: address.explicit ? 'public, no-cache' : 'private, no-cache',
          ...(!address.explicit && { vary: 'Cookie' }),
          encodings: ['br', 'gzip'],
          // A page that failed has none: its twin fails too.
          hasTwin: response.status === 200,
        });
      }),

    /**
     * An answer for one visitor alone: an error, a form that comes back.
     * @throws LineIsFull where too many wait already
     */
    answer: (address: Address, target: string, encoding: Encoding): Promise<StoredResponse> =>
      answersInTurn(async () => {
        // A target of two slashes would name another host.
        const url = `${environment.SITE_URL}/${target.replace(/^\/+/u, '')}`;
        const response = await fetchPage(new Request(url), address);
        return finish(response, address, {
          cacheControl: target.includes('?') ? 'no-store' : 'private, no-cache',
          vary: 'Cookie',
          encodings: [encoding],
          hasTwin: false,
        });
      }),
  };
}
