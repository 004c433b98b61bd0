import { Gauge, type Registry } from '@prometheus-io/client';
import type { BackupSchedule } from '../leads/backup/backup-schedule.ts';

/** How old the newest backup is. Told where backups are made at all. */
export function watchBackups(schedule: BackupSchedule, registry: Registry): void {
  new Gauge({
    name: 'leads_backup_age_seconds',
    help: 'Age of the newest backup of the leads; infinite where there is none.',
    registers: [registry],
    async collect() {
      this.set((await schedule.age(new Date())) / 1000);
    },
  });
}
