import { resolve } from 'node:path';
import { readBackupConfig } from '../config.ts';
import { listBackups, makeBackup } from '../leads/backup/backup-folder.ts';
import { openBackup } from '../leads/backup/open-backup.ts';
import { parse } from './arguments.ts';
import { UsageError, type Command } from './command.ts';
import { formatTable } from './table.ts';
import { leadsAre } from './records.ts';

const sizeFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function formatSize(bytes: number): string {
  const [unit, length] =
    bytes < 1_000_000 ? (['kB', 1_000] as const) : (['MB', 1_000_000] as const);
  return `${sizeFormat.format(bytes / length)} ${unit}`;
}

async function printBackups(folder: string, asJson: boolean, print: (text: string) => void) {
  const backups = await listBackups(folder);
  if (asJson) {
    print(JSON.stringify(backups));
    return;
  }
  const rows = backups.map(({ path, madeAt, size: bytes }) => [
    madeAt.toISOString().slice(0, 16).replace('T', ' '),
    formatSize(bytes),
    path,
  ]);
  print(
    rows.length > 0
      ? formatTable(['MADE (UTC)', 'SIZE', 'FILE'], rows, 120)
      : `There is no backup in ${folder}.`,
  );
}

export const backup: Command = {
  usage: '[<folder>] [--list] [--json]',
  summary:
    'Copies all leads into a folder (BACKUP_DIR unless told) while the service runs, and checks the copy. With --list, tells which backups are there.',
  async run(args, { print, folder, environment, time }) {
    const { values, positionals } = parse(args, {
      list: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const { DATABASE_URL, BACKUP_DIR } = readBackupConfig(environment);
    const [named, ...others] = positionals;
    const target = named === undefined ? BACKUP_DIR : resolve(folder, named);
    if (target === undefined || others.length > 0) {
      throw new UsageError('Name one folder, or set BACKUP_DIR.');
    }
    if (values.list) {
      await printBackups(target, values.json ?? false, print);
      return;
    }
    const made = await makeBackup(await openBackup(DATABASE_URL), target, {
      now: new Date(time.clock.now()),
    });
    if (values.json) print(JSON.stringify(made));
    else {
      const { path, leads, size: bytes } = made;
      print(`${leadsAre(leads)} in ${path} (${formatSize(bytes)}), which was opened and checked.`);
    }
  },
};
