import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page, Request } from '@playwright/test';

/** What GitHub is asked for: a query with its variables. https://docs.github.com/en/graphql */
interface Asked {
  readonly query: string;
  readonly variables: {
    readonly input?: {
      readonly branch: { readonly branchName: string };
      readonly expectedHeadOid: string;
      readonly message: { readonly headline: string };
      readonly fileChanges: {
        readonly additions: readonly { readonly path: string; readonly contents: string }[];
        readonly deletions: readonly unknown[];
      };
    };
  };
}

/**
 * A repository that a browser reaches as it reaches one on GitHub: by as much of its API as the editor speaks, with git
 * itself behind it.
 */
export class RepositoryHost {
  readonly #folder = mkdtempSync(join(tmpdir(), 'repository-'));
  readonly token = 'github_pat_of_an_owner';

  constructor(files: Readonly<Record<string, string>>) {
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit(files, 'What there is');
  }

  git(...args: readonly string[]): string {
    const owner = ['user.name=Owner', 'user.email=owner@site.test', 'commit.gpgsign=false'];
    return execFileSync('git', [...owner.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: this.#folder,
      encoding: 'utf8',
    });
  }

  commit(files: Readonly<Record<string, string | Buffer>>, message: string): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
      writeFileSync(join(this.#folder, path), content);
    }
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  async answer(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      const isKnown = request.headers().authorization === `token ${this.token}`;
      await route.fulfill({
        status: isKnown ? 200 : 401,
        json: isKnown ? this.#answerTo(request) : { message: 'Bad credentials' },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
  }

  #answerTo(request: Request): unknown {
    const [, place = ''] = /\/repos\/[^/]+\/[^/]+\/(.+)/u.exec(request.url()) ?? [];
    if (request.url().endsWith('/graphql'))
      return { data: this.#query(request.postDataJSON() as Asked) };
    if (request.url().endsWith('/user')) return { id: 1, login: 'owner', name: 'Owner' };
    if (place.startsWith('collaborators/')) return {};
    if (place.startsWith('git/trees/')) return { tree: this.#tree() };
    throw new Error(`Not known of GitHub here: ${request.url()}`);
  }

  #tree() {
    return this.git('ls-tree', '-r', '-l', '-z', 'HEAD')
      .split('\0')
      .flatMap((line) => {
        const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/u.exec(line) ?? [];
        return path === undefined ? [] : [{ type, sha, size: Number(size), path }];
      });
  }

  #query({ query, variables: { input } }: Asked): unknown {
    if (input !== undefined) return this.#commitOnBranch(query, input);
    if (query.includes('defaultBranchRef'))
      return { repository: { defaultBranchRef: { name: 'main' } } };
    const parts = [
      ...query.matchAll(/(\w+_\d+): +(?:object\(oid: "(\w+)"\)|ref\(.*?path: "(.+?)")/gu),
    ];
    if (parts.length === 0) return { repository: { ref: this.#lastCommit() } };
    return {
      repository: Object.fromEntries<unknown>(
        parts.map(([, alias = '', sha, path]) => [
          alias,
          sha === undefined
            ? this.#lastCommit(path)
            : { text: this.git('cat-file', 'blob', sha), isTruncated: false },
        ]),
      ),
    };
  }

  #lastCommit(path = '.') {
    const [oid, message, committedDate] = this.git(
      ...['log', '-1', '--format=%H%n%s%n%cI', '--', path],
    ).split('\n');
    const author = { name: 'Owner', email: 'owner@site.test', user: null };
    return { target: { history: { nodes: [{ oid, message, committedDate, author }] } } };
  }

  #commitOnBranch(query: string, input: NonNullable<Asked['variables']['input']>) {
    const head = this.git('rev-parse', input.branch.branchName).trim();
    // As GitHub does: no commit on top of what its author hasn't seen.
    if (input.expectedHeadOid !== head || input.fileChanges.deletions.length > 0)
      return { createCommitOnBranch: null };
    this.commit(
      Object.fromEntries(
        input.fileChanges.additions.map(({ path, contents }) => [
          path,
          Buffer.from(contents, 'base64'),
        ]),
      ),
      input.message.headline,
    );
    const oidOf = (path: string) => this.git('rev-parse', `HEAD:${path}`).trim();
    const asked = [...query.matchAll(/(file_\d+): file\(path: "(.+?)"\)/gu)];
    return {
      createCommitOnBranch: {
        commit: {
          oid: this.git('rev-parse', 'HEAD').trim(),
          committedDate: this.git('log', '-1', '--format=%cI').trim(),
          ...Object.fromEntries(
            asked.map(([, alias = '', path = '']) => [alias, { oid: oidOf(path) }]),
          ),
        },
      },
    };
  }
}
