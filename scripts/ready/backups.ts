import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { advice, missing, ok, manual, type Finding } from './finding.ts';

/** As the alert BackupOld: made once a day, tried again every hour; in hours. */
const oldest = 30;

const hour = 60 * 60 * 1000;

/** Lists the backups as JSON; rejects where the service can't be asked. */
export type ListBackups = () => Promise<string>;

/** Asks the service of the deployment on this machine. */
export function inContainer(root: string, environmentFile: string): ListBackups {
  const compose = ['--file', 'deploy/docker-compose.production.yml', '--env-file', environmentFile];
  const command = ['exec', '--no-TTY', 'form', 'node', 'src/cli.ts', 'backup', '--list', '--json'];
  return async () => {
    const { stdout } = await promisify(execFile)('docker', ['compose', ...compose, ...command], {
      cwd: root,
      timeout: 30_000,
    });
    return stdout;
  };
}

/** Whether the leads were backed up lately. */
export async function checkBackups(list: ListBackups, now = new Date()): Promise<Finding> {
  let listing: string;
  try {
    listing = await list();
  } catch {
    return advice(
      'the age of the last backup is told on the server alone, while the product runs: npm run ready there',
      manual.backups,
    );
  }
  const [newest] = JSON.parse(listing) as { madeAt: string; path: string }[];
  if (!newest) return missing('no backup of the leads was made yet', manual.backups);
  const age = (now.getTime() - new Date(newest.madeAt).getTime()) / hour;
  const told = `the newest backup of the leads is ${Math.floor(age)} hours old (${newest.path})`;
  return age > oldest ? missing(told, manual.backups) : ok(told);
}
