import type { Lead } from '../leads/lead.ts';
import { describeFailure, PartlyRefused } from './failure.ts';
import { leadMessage, type MessageConfig } from './message.ts';
import type { SendMail } from './transport.ts';

interface Service {
  readonly config: MessageConfig;
  readonly sendMail: SendMail;
}

/**
 * Mails a lead to those who don't have it yet.
 *
 * @throws {PartlyRefused} when some took it and others were refused
 * @throws nodemailer's error when nobody took it
 */
export async function sendLead(
  lead: Lead,
  { config, sendMail }: Service,
  signal: AbortSignal,
): Promise<void> {
  const message = leadMessage(lead, config);
  const recipients = [message.to]
    .flat()
    .map(({ address }) => address)
    .filter((address) => !lead.mailedTo.includes(address));
  if (recipients.length === 0) return;
  const { accepted, rejected, rejectedErrors } = await sendMail({ ...message, recipients, signal });
  if (rejected.length === 0) return;
  throw new PartlyRefused(
    `refused for ${rejected.length} of ${recipients.length}: ${describeFailure(rejectedErrors?.[0] ?? {})}`,
    [...lead.mailedTo, ...accepted],
  );
}
