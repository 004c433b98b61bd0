import fp from 'fastify-plugin';
import { acknowledge } from '../delivery/acknowledge.ts';
import { describeFailure } from '../delivery/failure.ts';
import { leadMessage } from '../delivery/message.ts';
import { createPool, smtpConnections, type SendMail } from '../delivery/transport.ts';
import { DeliveryWorker, type Delivery } from '../delivery/worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    delivery: DeliveryWorker;
    sendMail: SendMail;
  }
}

/** All in milliseconds. A lease outlives the send it covers, so no second worker takes it up. */
const timing = {
  sendTimeout: 30_000,
  lease: 45_000,
  pollInterval: 1_000,
  closeTimeout: 5_000,
};

/** Mails the leads that wait, from the start of the service to its end. */
export const deliveryPlugin = fp((app, _options, done) => {
  const { config, leads: store, leadMetrics: metrics } = app;
  const log = app.log.child({ component: 'delivery' });
  const pool = createPool(config.SMTP_URL);
  app.decorate('sendMail', (mail) => pool.sendMail(mail));

  const onSettled: Delivery['onSettled'] = (lead, settlement, duration) => {
    log.info({ lead: lead.id, ...settlement }, 'lead was settled');
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

  const send: Delivery['send'] = (lead, signal) =>
    app.sendMail({ ...leadMessage(lead, config), signal });

  const worker = new DeliveryWorker(
    { store, send, onSettled, log },
    // Four times the connections: whenever one is free, the next mail is ready.
    { ...timing, window: 4 * smtpConnections },
  );
  app.decorate('delivery', worker);
  app.addHook('onReady', () => worker.start());
  app.addHook('onClose', async () => {
    await worker.stop();
    pool.close();
  });
  done();
});
