import fp from 'fastify-plugin';
import { describeFailure, type FailureKind } from '../delivery/failure.ts';
import { DeliveryWorker, type Delivery } from '../delivery/worker.ts';
import type { ClaimedEvent } from '../leads/events.ts';
import { payloadOf } from '../outlet/payload.ts';
import { OutletError, post } from '../outlet/webhook.ts';

/** All in milliseconds, as for mails: a webhook that is cut off may come twice, with the same id. */
const timing = {
  window: 4,
  sendTimeout: 10_000,
  lease: 20_000,
  pollInterval: 1_000,
  closeTimeout: 12_000,
};

/**
 * An endpoint that gives no answer is tried with one event at a time. What it refuses may be the one
 * event's fault: that one backs off by itself, and the others follow.
 */
export function kindOf(failure: unknown, { deliverUntil }: ClaimedEvent): FailureKind {
  const isOver = Date.now() >= deliverUntil.getTime();
  const isAway = failure instanceof OutletError && !failure.isAnswer;
  return isAway && !isOver ? 'outage' : 'deferred';
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
    const log = app.log.child({ component: 'outlet' });

    app.alerts.on('capReached', () => {
      leads.events
        .announce('cap.reached')
        .catch((error: unknown) =>
          log.error({ error: describeFailure(error) }, 'an event was not kept'),
        );
    });

    const send: Delivery<ClaimedEvent>['send'] = async (event, signal) => {
      const body = payloadOf(event, config);
      if (body !== undefined) await post({ id: event.id, body }, { url, secret }, signal);
    };

    const onSettled: Delivery<ClaimedEvent>['onSettled'] = (event, settlement) => {
      const { id, type, lead } = event;
      metrics.outlet.inc({ outcome: settlement.outcome });
      const level = settlement.outcome === 'failed' ? 'error' : 'info';
      log[level]({ event: id, type, lead: lead?.id, ...settlement }, 'event was settled');
    };

    const worker = new DeliveryWorker(
      { subject: 'event', queue: leads.events, send, kindOf, onSettled, log },
      timing,
    );
    app.addHook('onReady', () => worker.start());
    let stopped: Promise<void> | undefined;
    app.addHook('preClose', (closed) => {
      stopped = worker.stop();
      closed();
    });
    app.addHook('onClose', () => stopped);
    done();
  },
  { name: 'outlet', dependencies: ['leads', 'metrics', 'spam-filter'] },
);
