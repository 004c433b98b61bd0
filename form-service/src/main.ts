import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

/**
 * What the process needs before it loads the service: here, so that nobody has to know flags.
 * A second start takes half the time, and no memory for compiling TypeScript. Where the cache can't
 * be written the service starts as it does without.
 */
enableCompileCache();

// The space for new objects stays as small as it begins: under load it would grow by 60 MB, which a
// service of short requests gains nothing from.
setFlagsFromString('--semi-space-growth-factor=1');

await import('./server.ts');
