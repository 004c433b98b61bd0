import { parentPort, workerData } from 'node:worker_threads';
import { copyDatabase } from './copy-database.ts';

/** Copies in a thread of its own: a store of a gigabyte takes seconds, and no visitor waits for them. */
const { path, target } = workerData as { path: string; target: string };
parentPort?.postMessage(copyDatabase(path, target));
