import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readBackupConfig } from '../config.ts';
import { makeBackup } from '../leads/backup/backup-folder.ts';
import { type BackupStore, type Contents } from '../leads/backup/backup-store.ts';
import { openBackup } from '../leads/backup/open-backup.ts';
import { parse } from './arguments.ts';
import { UsageError, type Command } from './command.ts';
import { describeRestore } from './describe-restore.ts';
import { leadsAre } from './records.ts';
import { OperatorError } from '../operator-error.ts';

/** Hands on a file for as long as it is needed: `-` is what comes in by the standard input. */
async function withFile<T>(path: string, use: (path: string) => Promise<T>): Promise<T> {
  if (path !== '-') return use(path);
  const folder = await mkdtemp(join(tmpdir(), 'leads-restore-'));
  try {
    const file = join(folder, 'backup');
    await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What speaks against a restore that was not told --force. */
function objections(
  store: BackupStore,
  present: Contents | OperatorError | undefined,
  isInUse: boolean,
): string[] {
  const found: string[] = [];
  if (isInUse) {
    found.push('A service runs on this store: stop it first, so that no lead comes in between.');
  }
  if (present instanceof OperatorError) found.push(`${present.message}.`);
  else if (present && present.schema > store.schema) {
    found.push(
      `The present store was written by a newer release (schema ${present.schema}; this one knows ${store.schema}).`,
    );
  }
  return found;
}

async function presentOf(store: BackupStore): Promise<Contents | OperatorError | undefined> {
  return store.present().catch((error: unknown) => {
    if (error instanceof OperatorError) return error;
    throw error;
  });
}

/** Keeps what is there before it is replaced. Returns where, in words. */
async function keepPresent(
  store: BackupStore,
  present: Contents | OperatorError | undefined,
  folder: string,
  now: Date,
): Promise<string> {
  if (present === undefined) return '';
  if (present instanceof OperatorError) {
    const aside = store.setAside(now);
    return aside === undefined ? '' : ` What could not be read is in ${aside}.`;
  }
  const { path } = await makeBackup(store, folder, { now, kind: 'before-restore' });
  return ` What was there before is in ${path}.`;
}

export const restore: Command = {
  usage: '<file> | - [--yes] [--force]',
  summary:
    'Replaces all leads by those of a backup (-: of the standard input). Says first what will be mailed again and what will be gone, and asks, unless told --yes. With --force, also while a service runs on a store that can be read, and over one that is newer or can’t.',
  async run(args, { print, folder, confirm, environment, time }) {
    const { values, positionals } = parse(args, {
      yes: { type: 'boolean' },
      force: { type: 'boolean' },
    });
    const [named, ...others] = positionals;
    if (named === undefined || others.length > 0) throw new UsageError('Name one backup.');
    const { DATABASE_URL, BACKUP_DIR } = readBackupConfig(environment);
    const store = await openBackup(DATABASE_URL);
    // From before the question to the end: no lead comes that nobody was asked about.
    const unlock = await store.lock();
    const isInUse = unlock === undefined;
    const work = withFile(named === '-' ? named : resolve(folder, named), async (file) => {
      const contents = await store.read(file);
      if (contents.schema > store.schema) {
        throw new OperatorError(
          `The backup was made by a newer release (schema ${contents.schema}; this one knows ${store.schema}): restore it with that release.`,
        );
      }
      const present = await presentOf(store);
      const objected = objections(store, present, isInUse);
      // What the service has open would be put out of the way with the leads that it goes on taking.
      const isFinal = isInUse && present instanceof OperatorError;
      if (objected.length > 0 && (!values.force || isFinal)) {
        const wayOut = isFinal ? '' : ' (--force: do it all the same)';
        throw new OperatorError([...objected, `Nothing was restored${wayOut}.`].join('\n'));
      }
      const there = present instanceof OperatorError ? undefined : present;
      print(describeRestore(contents, there));
      const question = `Replace the ${there?.leads.length ?? 0} leads of the store by the ${contents.leads.length} of the backup?`;
      if (!values.yes && !(await confirm(question))) {
        print('Nothing was restored.');
        return;
      }
      const kept = await keepPresent(
        store,
        present,
        BACKUP_DIR ?? (named === '-' ? folder : dirname(file)),
        new Date(time.clock.now()),
      );
      await store.replace(file);
      print(`${leadsAre(contents.leads.length)} restored.${kept}`);
    });
    try {
      await work;
    } finally {
      await unlock?.();
    }
  },
};
