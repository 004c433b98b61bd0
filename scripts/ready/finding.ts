/** Where docs/ tells how something is put right: a page and the heading in it. */
export const manual = {
  addresses: ['deploy.md', 'Addresses in DNS'],
  environment: ['deploy.md', 'Fill in .env.production'],
  firewall: ['deploy.md', 'The server'],
  start: ['deploy.md', 'Start'],
  provider: ['deploy.md', 'A mail provider'],
  mailRecords: ['deploy.md', 'SPF, DKIM and DMARC'],
  upgrade: ['deploy.md', 'Upgrade and roll back'],
  backups: ['backup.md', 'A backup is old or missing'],
  samples: ['deploy.md', 'Your own words and pictures'],
} as const satisfies Record<string, Place>;

type Place = readonly [page: string, heading: string];

export interface Finding {
  /** `missing` is in the way of going live; `advice` is not. */
  readonly level: 'ok' | 'advice' | 'missing';
  readonly text: string;
  readonly manual?: Place;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const advice = (text: string, where: Place): Finding => ({
  level: 'advice',
  text,
  manual: where,
});
export const missing = (text: string, where: Place): Finding => ({
  level: 'missing',
  text,
  manual: where,
});

/** What there is to say where something is as it should be, and where not. */
export const check = (isGood: boolean, good: string, bad: string, where: Place): Finding =>
  isGood ? ok(good) : missing(bad, where);
