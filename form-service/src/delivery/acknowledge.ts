import type { Config } from '../config.ts';
import type { Counters } from '../counters/counters.ts';
import { acknowledgementEmail } from '../emails/acknowledgement-email.ts';
import type { Lead } from '../leads/lead.ts';
import { isPlainAddress } from './message.ts';
import type { SendMail } from './transport.ts';

interface Service {
  readonly config: Pick<Config, 'MAIL_FROM'>;
  readonly counters: Counters;
  readonly sendMail: SendMail;
}

/** One a day for each address: nobody's inbox is filled by somebody else's robot. */
const interval = 24 * 60 * 60 * 1000;

/**
 * Tells a visitor that the request arrived: once or, where that fails, not at all. What matters, the
 * lead, is delivered by then.
 */
export async function acknowledge({ request }: Lead, service: Service): Promise<void> {
  const { email, locale } = request;
  if (!isPlainAddress(email)) return;
  const name = `acknowledgement ${email.toLowerCase()}`;
  const { count } = await service.counters.increment(name, interval);
  if (count > 1) return;
  await service.sendMail({
    ...acknowledgementEmail(locale),
    from: service.config.MAIL_FROM,
    to: { name: '', address: email },
    // No holiday notice answers it (RFC 3834). Its bounce comes back to us, as that of any mail: some
    // providers take no mail from the null sender that the RFC would have.
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}
