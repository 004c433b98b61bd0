import fp from 'fastify-plugin';
import { acknowledge } from '../delivery/acknowledge.ts';
import { describeFailure, failureKind } from '../delivery/failure.ts';
import { sendLead } from '../delivery/send-lead.ts';
import { openMailServer, smtpConnections, type SendMail } from '../delivery/transport.ts';
import { DeliveryWorker, type Delivery } from '../delivery/worker.ts';
import type { ClaimedLead } from '../leads/lead.ts';

declare module 'fastify' {
  interface FastifyInstance {
    delivery: DeliveryWorker<ClaimedLead>;
    sendMail: SendMail;
  }
}

/**
 * All in milliseconds. A lease outlives the send it covers, so no second worker takes it up. A mail that
 * is cut off at the end of the process may come twice, so closing waits for nearly all of the 30 s that
 * containers are given: a scanner may think for long before it answers.
 */
export const timing = {
  sendTimeout: 30_000,
  lease: 45_000,
  pollInterval: 1_000,
  closeTimeout: 25_000,
};

/** Mails the leads that wait, from the start of the service to its end. */
export const deliveryPlugin = fp(
  (app, _options, done) => {
    const { config, leads: queue, leadMetrics: metrics } = app;
    const log = app.log.child({ component: 'delivery' });
    const mailServer = openMailServer(config);
    app.decorate('sendMail', mailServer.send);

    const onSettled: Delivery<ClaimedLead>['onSettled'] = (lead, settlement, duration) => {
      // All but the recipients' addresses.
      log.info({ lead: lead.id, ...settlement, mailedTo: undefined }, 'lead was settled');
      metrics.attempt.observe(duration / 1000);
      if (settlement.outcome === 'failed') metrics.failed.inc();
      if (settlement.outcome === 'retry') metrics.deferred.inc();
      if (settlement.outcome !== 'delivered') return;
      metrics.delivered.inc();
      metrics.delivery.observe((Date.now() - lead.receivedAt.getTime()) / 1000);
      if (!config.ACKNOWLEDGE_VISITORS) return;
      void acknowledge(lead, app).catch((error: unknown) =>
        log.warn({ lead: lead.id, error: describeFailure(error) }, 'visitor was not told'),
      );
    };

    const send: Delivery<ClaimedLead>['send'] = (lead, signal) => sendLead(lead, app, signal);

    const worker = new DeliveryWorker(
      { subject: 'lead', queue, send, kindOf: failureKind, onSettled, log },
      // Four times the connections: whenever one is free, the next mail is ready.
      { ...timing, window: 4 * smtpConnections },
    );
    app.decorate('delivery', worker);
    app.addHook('onReady', () => worker.start());
    // Begun at once, so that mails and requests on their way end in the same time.
    let stopped: Promise<void> | undefined;
    app.addHook('preClose', (closed) => {
      stopped = worker.stop();
      closed();
    });
    app.addHook('onClose', async () => {
      await stopped;
      mailServer.close();
    });
    done();
  },
  { name: 'delivery', dependencies: ['leads', 'counters', 'metrics'] },
);
