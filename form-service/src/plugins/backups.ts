import fp from 'fastify-plugin';
import { BackupSchedule } from '../leads/backup/backup-schedule.ts';
import { openBackup } from '../leads/backup/open-backup.ts';
import { gauge } from '../metrics/lead-metrics.ts';

/** Backs the leads up once a day, where a folder is configured for it. */
export const backupsPlugin = fp(
  (app, _options, done) => {
    const { BACKUP_DIR: folder, BACKUP_KEEP: keep, DATABASE_URL } = app.config;
    if (folder !== undefined) {
      const open = () => openBackup(DATABASE_URL);
      const log = app.log.child({ component: 'backups' });
      const schedule = new BackupSchedule(open, { folder, keep }, app.time, log);
      gauge(
        'leads_backup_age_seconds',
        'Age of the newest backup of the leads; infinite where there is none.',
        async () => (await schedule.age()) / 1000,
        app.metricsRegistry,
      );
      let end: (() => Promise<void>) | undefined;
      app.addHook('onReady', () => void (end = schedule.start()));
      app.addHook('onClose', () => end?.());
    }
    done();
  },
  { name: 'backups', dependencies: ['leads', 'metrics'] },
);
