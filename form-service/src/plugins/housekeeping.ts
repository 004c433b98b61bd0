import fp from 'fastify-plugin';
import { Housekeeping } from '../delivery/housekeeping.ts';

/** Erases what is kept no longer, and sees that people are told of what needs them. */
export const housekeepingPlugin = fp(
  (app, _options, done) => {
    const { config, desk, leads, log, time } = app;
    const housekeeping = new Housekeeping({ config, desk, outbox: leads.outbox, log }, time);
    let end: (() => Promise<void>) | undefined;
    app.addHook('onReady', () => void (end = housekeeping.start()));
    app.addHook('onClose', () => end?.());
    done();
  },
  { name: 'housekeeping', dependencies: ['leads', 'delivery'] },
);
