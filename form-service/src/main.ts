import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

/**
 * What the process needs around its service: here, so that nobody has to know flags. A second start
 * takes half the time, and no memory for compiling TypeScript. Where the cache can't be written the
 * service starts as it does without.
 */
enableCompileCache();

await import('./server.ts');

// The space for new objects stays as large as the start has made it: under load it would grow to
// many times of that, and a service of short requests gains little from it.
setFlagsFromString('--semi-space-growth-factor=1');
