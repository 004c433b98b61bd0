import fp from 'fastify-plugin';
import { HeldNotifier } from '../desk/held-notifier.ts';

/** Both in milliseconds: told within a minute, and in no more than six mails an hour. */
const timing = { pollInterval: 10_000, interval: 10 * 60 * 1000 };

/** Tells the sales team of leads that were held back. */
export const heldNoticesPlugin = fp(
  (app, _options, done) => {
    const notifier = new HeldNotifier(app, timing);
    app.addHook('onReady', () => notifier.start());
    app.addHook('onClose', () => notifier.stop());
    done();
  },
  { name: 'held-notices', dependencies: ['leads', 'desk-mail'] },
);
