import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from './mail.ts';
import { serveMails } from './web.ts';

/** How many are kept: the oldest make room. */
const capacity = 1_000;

async function receive(stream: Readable): Promise<Mail> {
  const { subject, from, to, replyTo, text, html } = await PostalMime.parse(await buffer(stream));
  return {
    id: randomUUID(),
    receivedAt: new Date(),
    subject: subject ?? '',
    from: from ? [from] : [],
    to: to ?? [],
    replyTo: replyTo ?? [],
    text: text ?? '',
    html: html ?? '',
  };
}

/** A mail server that keeps in memory what it takes, and a web server that shows it. Neither listens yet. */
export function createMailbox(): { smtp: SMTPServer; web: Server } {
  const mails: Mail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      void receive(stream).then((mail) => {
        mails.push(mail);
        mails.splice(0, mails.length - capacity);
        done();
      }, done);
    },
  });
  smtp.on('error', ({ message }) => console.error(`The mailbox: ${message}`));
  return { smtp, web: serveMails(mails) };
}
