import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import { describeFailure, SendFailure } from '../delivery/failure.ts';
import { DeliveryWorker, runWorker, type Delivery } from '../delivery/worker.ts';
import { payloadOf } from '../outlet/payload.ts';
import { OutletError, post } from '../outlet/webhook.ts';

/** How many events are on their way at once. */
const connections = 4;

/** An endpoint that gives no answer is unreachable. What it refuses may be the one event's fault. */
export function judge(failure: unknown): SendFailure {
  const isAway = failure instanceof OutletError && !failure.isAnswer;
  const kind = isAway ? 'unreachable' : 'deferred';
  return new SendFailure(describeFailure(failure), kind, { isReceiverWell: !isAway });
}

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

    app.alerts.on('capReached', () => {
      outbox
        .add({ id: randomUUID(), channel: 'webhook', kind: 'cap.reached' })
        .catch((error: unknown) =>
          log.error({ error: describeFailure(error) }, 'an event was not kept'),
        );
    });

    const send: Delivery['send'] = async (event, { signal }) => {
      const body = payloadOf(event, config);
      if (body === undefined) return undefined;
      try {
        const now = new Date(clock.now());
        await post({ id: event.id, body }, { url, secret }, { signal, now });
        return {};
      } catch (error) {
        throw judge(error);
      }
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
  { name: 'outlet', dependencies: ['leads', 'metrics', 'spam-filter'] },
);
