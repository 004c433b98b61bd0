import { rmSync } from 'node:fs';
import { product } from './product.ts';

/** After all tests: nothing of them stays on this machine. */
export default function cleanUp(): void {
  rmSync(product.folder, { recursive: true, force: true });
}
