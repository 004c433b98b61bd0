import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localeValues, type Locale } from '@sunfield/shared/locales';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** All that pages, pictures and mails are made of. */
const parts = [
  'tsconfig.json',
  'docs/glossary',
  'shared/package.json',
  'shared/company',
  'shared/src',
  'form-service/package.json',
  'form-service/src',
  'site/package.json',
  'site/tsconfig.json',
  'site/pictures',
  'site/e2e/support/layouts.ts',
  'site/plain',
  'site/scripts',
  'site/src',
  'site/test/long/copies',
  'site/vite',
  'site/waku.config.ts',
];

/** A copy of the product that a test may change; what it depends on is that of the repository. */
export class ProductCopy {
  // Inside the repository, so that Node finds the dependencies above it.
  readonly root =
    (mkdirSync(join(root, '.cache'), { recursive: true }), mkdtempSync(join(root, '.cache/copy-')));

  /** @param made what a build has made beside, if the test needs it */
  constructor(made: readonly string[] = []) {
    for (const part of [...parts, ...made])
      cpSync(join(root, part), this.#path(part), { recursive: true });
    mkdirSync(this.#path('site/public'), { recursive: true });
    const scope = this.#path('node_modules/@sunfield');
    mkdirSync(scope, { recursive: true });
    symlinkSync(this.#path('shared'), join(scope, 'shared'));
  }

  #path(file: string): string {
    return join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.#path(file), 'utf8');
  }

  write(file: string, content: string): void {
    writeFileSync(this.#path(file), content);
  }

  writeJson(file: string, content: object): void {
    this.write(file, JSON.stringify(content));
  }

  copy(from: string, to: string): void {
    cpSync(this.#path(from), this.#path(to), { recursive: true });
  }

  /**
   * Puts texts in the place of others.
   * @throws Error where a file doesn't have one of them.
   */
  replace(file: string, replacements: Readonly<Record<string, string>>): void {
    let content = this.read(file);
    for (const [old, now] of Object.entries(replacements)) {
      if (!content.includes(old)) throw new Error(`${file} has no ${old}.`);
      content = content.replaceAll(old, now);
    }
    this.write(file, content);
  }

  /** Says what a photograph shows, beside those that are there. */
  describePhotograph(name: string, textIn: (locale: Locale) => string): void {
    for (const locale of localeValues) {
      const file = `site/pictures/words/${locale}.json`;
      const words = JSON.parse(this.read(file)) as { photographs: Record<string, string> };
      words.photographs[name] = textIn(locale);
      this.writeJson(file, words);
    }
  }

  /**
   * Runs a program in the copy.
   * @returns what it wrote, on both outputs
   */
  run(file: string, ...args: string[]): { readonly status: number; readonly output: string } {
    try {
      const output = execFileSync(process.execPath, [file, ...args], {
        cwd: this.#path('site'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return { status: 0, output };
    } catch (error) {
      const { status, stdout, stderr } = error as {
        status: number;
        stdout: string;
        stderr: string;
      };
      return { status, output: stdout + stderr };
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
