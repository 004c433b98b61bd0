import fp from 'fastify-plugin';
import { DeliveryWorker, runWorker, type Delivery } from '../delivery/worker.ts';
import { payloadOf } from '../outlet/payload.ts';
import { post } from '../outlet/webhook.ts';

/** How many events are on their way at once. */
const connections = 4;

/** Tells another system of leads, where one is configured. Mails neither wait for it nor fail with it. */
export const outletPlugin = fp(
  (app, _options, done) => {
    const { config, leads, leadMetrics: metrics } = app;
    const { OUTLET_URL: url, OUTLET_SECRET: secret } = config;
    if (url === undefined || secret === undefined) {
      done();
      return;
    }
    const { outbox } = leads;
    const { clock, timing } = app.time;
    const log = app.log.child({ component: 'outlet' });

    const send: Delivery['send'] = async (event, { signal }) => {
      const body = payloadOf(event, config);
      if (body === undefined) return undefined;
      const now = new Date(clock.now());
      await post({ id: event.id, body }, { url, secret }, { signal, now });
      return {};
    };

    const onSettled: Delivery['onSettled'] = ({ id, kind, lead }, settlement) => {
      metrics.outlet.inc({ outcome: settlement.outcome });
      const level = settlement.outcome === 'failed' ? 'error' : 'info';
      log[level]({ event: id, type: kind, lead: lead?.id, ...settlement }, 'event was settled');
    };

    const worker = new DeliveryWorker(
      { channel: 'webhook', connections, outbox, send, onSettled, log },
      timing.webhook,
      clock,
    );
    runWorker(app, worker);
    done();
  },
  { name: 'outlet', dependencies: ['close', 'leads', 'metrics'] },
);
