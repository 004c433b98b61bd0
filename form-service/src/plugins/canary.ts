import fp from 'fastify-plugin';
import { sendCanary } from '../canary/canary.ts';
import { describeFailure } from '../describe-failure.ts';
import { gauge } from '../metrics/lead-metrics.ts';
import { repeat } from '../time.ts';

/** Sends a request through the public site once a day, where that is asked for, and tells whether it arrived. */
export const canaryPlugin = fp(
  (app, _options, done) => {
    const { config, time } = app;
    const { outbox } = app.leads;
    const { clock, timing } = time;
    if (!config.CANARY) {
      done();
      return;
    }
    const log = app.log.child({ component: 'canary' });
    const age = async () => {
      const { arrivedAt } = await outbox.canary();
      return arrivedAt ? clock.now() - arrivedAt.getTime() : Number.POSITIVE_INFINITY;
    };
    gauge(
      'leads_canary_age_seconds',
      'Since when the last request that the service sent itself arrived; infinite where none has.',
      async () => (await age()) / 1000,
      app.metricsRegistry,
    );
    const run = async () => {
      if ((await age()) < timing.canary.interval) return;
      log.info(await sendCanary({ config, outbox, time }));
    };
    const tell = (error: unknown) =>
      log.error({ error: describeFailure(error) }, 'the canary did not arrive');
    let end: (() => Promise<void>) | undefined;
    // Once somebody listens: it comes back to this service.
    app.addHook('onListen', () => void (end = repeat(clock, timing.canary.check, run, tell)));
    app.addHook('onClose', () => void end?.());
    done();
  },
  { name: 'canary', dependencies: ['leads', 'delivery', 'metrics'] },
);
