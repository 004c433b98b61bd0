import fp from 'fastify-plugin';
import { leadMessage } from '../delivery/message.ts';
import { createPool, smtpConnections } from '../delivery/transport.ts';
import { DeliveryWorker } from '../delivery/worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    delivery: DeliveryWorker;
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
  const pool = createPool(app.config.SMTP_URL);
  const worker = new DeliveryWorker(
    app.leads,
    (lead, signal) => pool.sendMail({ ...leadMessage(lead, app.config), signal }),
    app.log,
    // Twice the connections: the next mail is ready when one is free.
    { ...timing, window: 2 * smtpConnections },
  );
  app.decorate('delivery', worker);
  app.addHook('onReady', () => worker.start());
  app.addHook('onClose', async () => {
    await worker.stop();
    pool.close();
  });
  done();
});
