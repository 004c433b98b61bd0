import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Eight hexadecimal digits that stand for the parts: what is named by them may be kept for ever. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** A public folder whose files are named by what they are made from: what is there is not made again. */
export class OutputFolder {
  readonly #directory: string;
  readonly #name: string;
  readonly #wanted = new Set<string>();

  /** `name` is the first part of the public paths: `public/scenes` is `scenes`. */
  constructor(publicDirectory: string, name: string) {
    this.#directory = join(publicDirectory, name);
    this.#name = name;
  }

  /** The public path of a file, which is made where it isn't there yet. */
  async file(path: string, make: () => Promise<Uint8Array | string>): Promise<string> {
    const file = join(this.#directory, path);
    this.#wanted.add(file);
    if (!existsSync(file)) {
      const content = await make();
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return `/${this.#name}/${path}`;
  }

  /** Removes what an earlier build has left and this one hasn't asked for. */
  removeOthers(): void {
    if (!existsSync(this.#directory)) return;
    for (const entry of readdirSync(this.#directory, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !this.#wanted.has(file)) rmSync(file);
    }
  }
}
