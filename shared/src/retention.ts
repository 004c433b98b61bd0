/**
 * Days after which a delivered request is erased, where the form service is told nothing else
 * (`RETENTION_DAYS`). The privacy policy promises it.
 */
export const retentionDays = 180;
