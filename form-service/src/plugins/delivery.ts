import fp from 'fastify-plugin';
import { sendEntry } from '../delivery/send-mail.ts';
import { openMailServer, smtpConnections } from '../delivery/transport.ts';
import { DeliveryWorker, runWorker, type Delivery } from '../delivery/worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    delivery: DeliveryWorker;
  }
}

/** Sends the mails that wait, from the start of the service to its end. */
export const deliveryPlugin = fp(
  (app, _options, done) => {
    const { config, counters, desk, leads, leadMetrics: metrics } = app;
    const { outbox } = leads;
    const { clock, timing } = app.time;
    const log = app.log.child({ component: 'delivery' });
    const mailServer = openMailServer(config, timing.smtp);
    const service = { config, clock, counters, desk, outbox, sendMail: mailServer.send };

    const onSettled: Delivery['onSettled'] = ({ id, kind, lead }, settlement, duration) => {
      const { outcome } = settlement;
      // All but the recipients' addresses.
      const facts = { ...settlement, sentTo: undefined };
      const level = outcome === 'failed' ? 'error' : 'info';
      log[level](
        { ...(kind === 'lead' ? { lead: id } : { mail: id, kind }), ...facts },
        'mail was settled',
      );
      metrics.mails.inc({ kind, outcome });
      if (kind !== 'lead' || !lead) return;
      metrics.attempt.observe(duration / 1000);
      if (outcome === 'failed') metrics.failed.inc();
      if (outcome === 'retry') metrics.deferred.inc();
      if (outcome !== 'delivered') return;
      metrics.delivered.inc();
      metrics.delivery.observe((clock.now() - lead.receivedAt.getTime()) / 1000);
    };

    const worker = new DeliveryWorker(
      {
        channel: 'mail',
        connections: smtpConnections,
        outbox,
        send: (entry, attempt) => sendEntry(entry, attempt, service),
        onSettled,
        log,
      },
      timing.mail,
      clock,
    );
    app.decorate('delivery', worker);
    runWorker(app, worker, () => mailServer.close());
    done();
  },
  { name: 'delivery', dependencies: ['close', 'leads', 'counters', 'metrics'] },
);
