import { enableCompileCache } from 'node:module';

/**
 * What the process needs before its service. From its second start on everything comes compiled out of
 * the cache: it starts in half the time, and without the compiler of TypeScript, which holds 15 MB. That
 * is why this file, which comes before the cache, is not TypeScript. Where the cache can't be written
 * the service starts as it does without.
 *
 * The size of the space for new objects can be given on the command line alone. By itself it would
 * grow to many times of the 4 MB that the `start` script allows: 30 MB more under load, which a
 * service of short requests gains nothing from; with 2 MB it collects garbage too often. Nor can it be said elsewhere that hot functions are
 * compiled by the main thread: the threads that would do it keep 20 MB of what they worked with.
 */
enableCompileCache();

await import('./server.ts');
