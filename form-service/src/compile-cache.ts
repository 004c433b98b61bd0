import { enableCompileCache } from 'node:module';

// Loaded before everything else: a second start takes half the time, and no memory for compiling
// TypeScript.
enableCompileCache();
