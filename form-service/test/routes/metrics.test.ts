import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mailKinds } from '../../src/leads/outbox.ts';
import { rejectionReasons } from '../../src/metrics/lead-metrics.ts';
import { timing, type Time } from '../../src/time.ts';
import { siteOrigin, startApp, temporaryFolder } from '../support/app.ts';
import { deskEnvironment } from '../support/desk.ts';
import { MovableClock, timeOf } from '../support/clocks.ts';
import { startMailbox } from '../support/mailbox.ts';
import { outletSecret, startOutlet } from '../support/outlet.ts';
import { fullRequest, minimalRequest } from '../support/project-request.ts';
import { newLead } from '../support/stores.ts';

const post = (payload: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/project-requests',
  headers: { 'content-type': 'application/json', ...headers },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

/** The page as a scraper reads it: the names of the metrics, and each series with its value. */
async function read(app: FastifyInstance) {
  const { body } = await app.inject('/metrics');
  const names = [...body.matchAll(/^# TYPE (\S+)/gmu)].map(([, name = '']) => name);
  const lines = [...body.matchAll(/^([^#\s]\S*(?:\{.*\})?) (\S+)$/gmu)];
  const series = new Map(lines.map(([, name = '', value]) => [name, Number(value)]));
  return { names, series };
}

type Server = 'takes' | 'refuses' | 'defers' | 'is slow' | 'is away';
type System = 'is told' | 'cannot be told';

/** The service beside another system that is told of leads. */
async function startBeside(system: System, time: Time): Promise<FastifyInstance> {
  // Port 1 refuses connections.
  const url = system === 'is told' ? (await startOutlet()).url : 'http://127.0.0.1:1';
  return startApp({ OUTLET_URL: url, OUTLET_SECRET: outletSecret }, time);
}

/** The service with a mail server that behaves in one way. */
async function startWith(server: Server, clock = new MovableClock()): Promise<FastifyInstance> {
  const time = timeOf(clock);
  if (server === 'is away') return startApp({ RATE_LIMIT_MAX: '10', LEADS_PER_HOUR: '1' }, time);
  const responseCode = { refuses: 550, defers: 451 }[server as string];
  const refusal = Object.assign(new Error('no'), { responseCode });
  const mailbox = await startMailbox({
    onRcptTo(_address, _session, callback) {
      if (server === 'is slow') clock.move(500);
      callback();
    },
    ...(responseCode && {
      onData(stream, _session, callback) {
        stream.resume().on('end', () => callback(refusal));
      },
    }),
  });
  onTestFinished(mailbox.close);
  return startApp({ SMTP_URL: mailbox.url }, time);
}

interface Cause {
  readonly server?: Server;
  readonly system?: System;
  readonly series: string;
  /** How far it moves at least; by one unless told. */
  readonly by?: number;
  /** How long it takes, in milliseconds. */
  readonly after?: number;
  readonly happens: (app: FastifyInstance) => Promise<unknown>;
}

const lead = (app: FastifyInstance) => app.inject(post(minimalRequest));

/** One whose row is damaged. */
const unreadable = async (app: FastifyInstance) => {
  await app.leads.accept(newLead({ request: {} as never }));
  app.delivery.notify();
};

const spam = (app: FastifyInstance) =>
  app.inject(post({ ...minimalRequest, trellis: 'x', fillTime: 1, message: 'http://a http://b' }));

const rejected: Record<string, Cause['happens']> = {
  malformed: (app) => app.inject(post('{')),
  origin: (app) => app.inject(post(minimalRequest, { origin: 'https://evil.example' })),
  conflict: async (app) => {
    const key = { 'idempotency-key': 'k1' };
    await app.inject(post(minimalRequest, key));
    await app.inject(post(fullRequest, key));
    await app.inject(post({ ...minimalRequest, message: 'Other' }, key));
  },
  too_large: (app) => app.inject(post({ message: 'x'.repeat(64 * 1024) })),
  media_type: (app) => app.inject(post('x', { 'content-type': 'text/plain' })),
  invalid: (app) => app.inject(post({})),
  rate_limit: async (app) => {
    for (let status = 0; status !== 429;) status = (await lead(app)).statusCode;
  },
  unavailable: (app) => {
    vi.spyOn(app.leads, 'accept').mockRejectedValueOnce(new Error('disk I/O error'));
    return lead(app);
  },
  other: (app) => {
    vi.spyOn(app.spamFilter, 'judge').mockRejectedValueOnce(new Error('a mistake of ours'));
    return lead(app);
  },
};

/** What moves each metric that the service has of its own. */
const causes: Record<string, readonly Cause[]> = {
  http_request_duration_seconds: [
    {
      series:
        'http_request_duration_seconds_count{method="POST",route="/project-requests",status_code="202"}',
      happens: lead,
    },
  ],
  leads_accepted_total: [{ series: 'leads_accepted_total', happens: lead }],
  leads_quarantined_total: [{ series: 'leads_quarantined_total', happens: spam }],
  leads: [{ series: 'leads{state="quarantined"}', happens: spam }],
  leads_held: [{ series: 'leads_held', happens: spam }],
  leads_cap_reached_total: [{ series: 'leads_cap_reached_total', happens: lead }],
  leads_repeated_total: [
    { series: 'leads_repeated_total', happens: async (app) => [await lead(app), await lead(app)] },
  ],
  leads_rejected_total: Object.entries(rejected).map(([reason, happens]) => ({
    series: `leads_rejected_total{reason="${reason}"}`,
    happens,
  })),
  leads_delivered_total: [{ server: 'takes', series: 'leads_delivered_total', happens: lead }],
  leads_failed_total: [{ server: 'takes', series: 'leads_failed_total', happens: unreadable }],
  mails_total: [
    { server: 'takes', series: 'mails_total{kind="lead",outcome="delivered"}', happens: lead },
    { server: 'defers', series: 'mails_total{kind="lead",outcome="retry"}', happens: lead },
    {
      server: 'takes',
      series: 'mails_total{kind="notice",outcome="delivered"}',
      after: timing.notices.poll,
      happens: spam,
    },
  ],
  leads_deferred_total: [{ server: 'defers', series: 'leads_deferred_total', happens: lead }],
  leads_backlog: [{ series: 'leads_backlog', happens: lead }],
  leads_oldest_waiting_seconds: [
    { series: 'leads_oldest_waiting_seconds', by: 0.001, happens: lead },
  ],
  lead_attempt_seconds: [
    { server: 'takes', series: 'lead_attempt_seconds_count', happens: lead },
    { server: 'is slow', series: 'lead_attempt_seconds_sum', by: 0.4, happens: lead },
  ],
  lead_delivery_seconds: [
    { server: 'takes', series: 'lead_delivery_seconds_count', happens: lead },
    { server: 'is slow', series: 'lead_delivery_seconds_sum', by: 0.4, happens: lead },
  ],
  outlet_backlog: [{ system: 'cannot be told', series: 'outlet_backlog', happens: lead }],
  outlet_events_total: [
    { system: 'is told', series: 'outlet_events_total{outcome="delivered"}', happens: lead },
  ],
};

it.each(Object.values(causes).flat())('counts in $series', async (cause) => {
  const { server = 'is away', system, series, by = 1, after = 0, happens } = cause;
  // Who verifies a webhook goes by the machine's clock.
  const clock = system ? new MovableClock(new Date()) : new MovableClock();
  const app = await (system ? startBeside(system, timeOf(clock)) : startWith(server, clock));
  const value = async () => (await read(app)).series.get(series) ?? 0;
  const before = await value();
  await happens(app);
  clock.move(after);
  await expect.poll(value).toBeGreaterThanOrEqual(before + by);
});

it('tells all else where the store can’t be asked, which it asks once', async () => {
  const app = await startApp();
  const backlog = vi.spyOn(app.leads, 'backlog');
  await read(app);
  expect(backlog).toHaveBeenCalledOnce();
  backlog.mockRejectedValue(new Error('disk I/O error'));
  vi.spyOn(app.desk, 'counts').mockImplementation(() => {
    throw new Error('disk I/O error');
  });
  const { series } = await read(app);
  expect(series.get('leads_backlog')).toBeNaN();
  expect(series.get('leads{state="taken"}')).toBeNaN();
  expect(series.get('leads_rejected_total{reason="unavailable"}')).toBe(0);
});

it('takes what was mailed out of the backlog', async () => {
  const app = await startWith('takes');
  await app.inject(post(fullRequest, { origin: siteOrigin }));
  const values = async () => {
    const { series } = await read(app);
    return ['leads_delivered_total', 'leads_backlog', 'leads_oldest_waiting_seconds'].map((name) =>
      series.get(name),
    );
  };
  await expect.poll(values).toEqual([1, 0, 0]);
});

it('has a cause above for every metric and every reason', async () => {
  const { names } = await read(await startApp());
  // Of the process and of Node the library tells by itself.
  const own = names.filter((name) => !/^(?:process|nodejs)_/u.test(name));
  expect(own.toSorted()).toEqual(Object.keys(causes).toSorted());
  const reasons = [...Object.values(rejectionReasons), 'other'];
  expect(Object.keys(rejected).toSorted()).toEqual(reasons.toSorted());
});

it('shows each series that the alerts are tested with from its first answer on', async () => {
  const { series } = await read(await startApp());
  const folder = new URL('../../../deploy/prometheus/', import.meta.url);
  const fed = readFileSync(new URL('rules.test.yml', folder), 'utf8');
  const labelled = [
    ...fed.matchAll(
      /series: ((?:leads|outlet)_\w+_total)\{job="form", instance="form:4000"(?:, )?(.*)\}/gu,
    ),
  ];
  const names = labelled.map(([, name = '', labels]) => (labels ? `${name}{${labels}}` : name));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect([name, series.get(name)]).toEqual([name, 0]);
  for (const reason of Object.keys(rejected)) {
    expect(series.get(`leads_rejected_total{reason="${reason}"}`)).toBe(0);
  }
  for (const kind of mailKinds)
    for (const outcome of ['delivered', 'failed', 'retry', 'release'])
      expect(series.get(`mails_total{kind="${kind}",outcome="${outcome}"}`)).toBe(0);
});

it('names every metric that the alerts and the dashboard ask for', async () => {
  const app = await startApp({ BACKUP_DIR: temporaryFolder(), CANARY: 'true', ...deskEnvironment });
  const { names } = await read(app);
  const folder = new URL('../../../deploy/', import.meta.url);
  const asked = ['prometheus/rules.yml', 'grafana/leads.json']
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\b(?:leads?_[a-z_]+|process_[a-z_]+)\b/gu)])
    .map(([name]) => name.replace(/_bucket$/u, ''));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});
