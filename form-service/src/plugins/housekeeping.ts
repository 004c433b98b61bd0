import fp from 'fastify-plugin';
import { Housekeeping } from '../delivery/housekeeping.ts';

/** Erases what is kept no longer, and sends the daily digest. */
export const housekeepingPlugin = fp(
  (app, _options, done) => {
    const housekeeping = new Housekeeping(app);
    app.addHook('onReady', () => housekeeping.start());
    app.addHook('onClose', () => housekeeping.stop());
    done();
  },
  { name: 'housekeeping', dependencies: ['leads', 'desk-mail'] },
);
