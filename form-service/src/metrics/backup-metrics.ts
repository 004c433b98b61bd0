import type { Registry } from '@prometheus-io/client';
import type { BackupSchedule } from '../leads/backup/backup-schedule.ts';
import { gauge } from './lead-metrics.ts';

/** How old the newest backup is. Told where backups are made at all. */
export function watchBackups(schedule: BackupSchedule, registry: Registry): void {
  gauge(
    'leads_backup_age_seconds',
    'Age of the newest backup of the leads; infinite where there is none.',
    async () => (await schedule.age()) / 1000,
    [registry],
  );
}
