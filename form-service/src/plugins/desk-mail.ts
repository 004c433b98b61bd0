import fp from 'fastify-plugin';
import { DeskMail } from '../desk/desk-mail.ts';
import { capEmail } from '../emails/cap-email.ts';

declare module 'fastify' {
  interface FastifyInstance {
    deskMail: DeskMail;
  }
}

/** Mails about leads to the sales team: what it has to know at once is told here. */
export const deskMailPlugin = fp(
  (app, _options, done) => {
    const deskMail = new DeskMail(app);
    app.decorate('deskMail', deskMail);
    app.alerts.on('capReached', (reached) => {
      // By its hour: of several services that share the counts, one tells of it.
      const name = `cap-${reached.until.getTime().toString(36)}`;
      void deskMail.sendOrKeep({ ...capEmail(reached), name });
    });
    app.addHook('onReady', () => deskMail.start());
    app.addHook('onClose', () => deskMail.stop());
    done();
  },
  { name: 'desk-mail', dependencies: ['delivery', 'spam-filter'] },
);
