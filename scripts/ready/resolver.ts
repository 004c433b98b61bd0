import { promises as dns } from 'node:dns';
import type { Resolver } from './mail-records.ts';

/** A name without such records, or that isn't there at all, is an answer; a DNS that is down isn't. */
const noRecords = new Set(['ENODATA', 'ENOTFOUND']);

async function orNone<T>(records: Promise<T[]>): Promise<T[]> {
  try {
    return await records;
  } catch (error) {
    if (noRecords.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** DNS as this machine is told to ask it. */
export const systemResolver: Resolver = {
  // A long record comes in pieces.
  txt: async (name) => (await orNone(dns.resolveTxt(name))).map((pieces) => pieces.join('')),
  mx: async (name) => (await orNone(dns.resolveMx(name))).map(({ exchange }) => exchange),
};
