import type { Entry } from '../leads/outbox.ts';
import { canary, deskMessage } from './desk-messages.ts';
import { acknowledgement, leadMessage, reminder, withdrawal } from './lead-messages.ts';
import { messageIdOf, type Message, type MessageService } from './message.ts';
import type { Mail } from './transport.ts';

async function messageOf(entry: Entry, service: MessageService): Promise<Message | undefined> {
  const { kind, lead } = entry;
  if (kind === 'lead')
    return lead && leadMessage(lead, service.config, new Date(service.clock.now()));
  if (kind === 'acknowledgement') return lead && acknowledgement(lead, service);
  if (kind === 'canary') return canary(service.config);
  if (kind === 'withdrawn') return withdrawal(entry, service);
  if (kind === 'reminder' || kind === 'escalation') return reminder(entry, service);
  return deskMessage(entry, service);
}

/** What a mail is called by; the canary is one entry each time. */
function nameOf({ kind, id, since }: Entry): string {
  if (kind === 'lead' || kind === 'withdrawn') return id;
  return `${kind}-${kind === 'canary' ? since.getTime() : id}`;
}

/** The mail that an entry stands for, ready to be sent; `undefined` where nothing is left to tell. */
export async function mailOf(entry: Entry, service: MessageService): Promise<Mail | undefined> {
  const message = await messageOf(entry, service);
  const { config } = service;
  return (
    message && { ...message, from: config.MAIL_FROM, messageId: messageIdOf(nameOf(entry), config) }
  );
}
