import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { retryDelay } from '../delivery/back-off.ts';
import { describeFailure } from '../delivery/failure.ts';
import type { SendMail } from '../delivery/transport.ts';
import type { Email } from '../emails/email.ts';
import { deliveryPeriod } from '../leads/lead.ts';

interface Service {
  readonly config: Pick<Config, 'MAIL_FROM' | 'LEADS_TO'>;
  readonly sendMail: SendMail;
  readonly log: FastifyBaseLogger;
}

/** A mail about leads, for those whom `LEADS_TO` names without a rule. */
export interface Letter extends Email {
  /** Tells it from others: the same for every attempt, so that a repeat can be told from a second. */
  readonly name: string;
}

/** A letter that some have still to take. */
interface Outstanding {
  readonly letter: Letter;
  readonly recipients: readonly string[];
  readonly attempts: number;
  readonly dueAt: number;
  readonly until: number;
}

/** How long a letter may take, in milliseconds. */
const sendTimeout = 20_000;

/** How often it is looked what is due, in milliseconds. */
const pollInterval = 10_000;

/**
 * Mails about leads to the sales team. Recipients that are refused while others take a letter are tried
 * again by themselves, as those of a lead are, until the service ends: what still waits then, the daily
 * mail lists.
 */
export class DeskMail {
  readonly #service: Service;
  #outstanding: readonly Outstanding[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(service: Service) {
    this.#service = service;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.retry(Date.now()).finally(() => (this.#running = undefined));
    }, pollInterval);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /**
   * Sends a letter. Who is refused is tried again.
   *
   * @throws nodemailer's error when nobody took it; then nobody is tried again
   */
  async send(letter: Letter): Promise<void> {
    const refused = await this.#attempt(letter, this.#everybody());
    this.#keep({ letter, recipients: refused, attempts: 1, until: Date.now() + deliveryPeriod });
  }

  /** Sends a letter, and tries again all who didn't get it, be it nobody. Never rejects. */
  async sendOrKeep(letter: Letter): Promise<void> {
    await this.#tryAgain({
      letter,
      recipients: this.#everybody(),
      attempts: 0,
      dueAt: 0,
      until: Date.now() + deliveryPeriod,
    });
  }

  /** Tries what is due. */
  async retry(now: number): Promise<void> {
    const due = this.#outstanding.filter(({ dueAt }) => dueAt <= now);
    this.#outstanding = this.#outstanding.filter((one) => !due.includes(one));
    for (const one of due) await this.#tryAgain(one, now);
  }

  async #tryAgain(outstanding: Outstanding, now = Date.now()): Promise<void> {
    const { letter, recipients, attempts, until } = outstanding;
    const { log } = this.#service;
    let refused = recipients;
    try {
      refused = await this.#attempt(letter, recipients);
    } catch (error) {
      log.warn({ letter: letter.name, error: describeFailure(error) }, 'a letter was not sent yet');
    }
    if (refused.length > 0 && now >= until) {
      log.error({ letter: letter.name, recipients: refused.length }, 'a letter was given up');
      return;
    }
    this.#keep({ letter, recipients: refused, attempts: attempts + 1, until }, now);
  }

  #keep(left: Omit<Outstanding, 'dueAt'>, now = Date.now()): void {
    if (left.recipients.length === 0) return;
    const dueAt = now + retryDelay(left.attempts);
    this.#outstanding = [...this.#outstanding, { ...left, dueAt }];
  }

  #everybody(): string[] {
    return this.#service.config.LEADS_TO.others.map(({ address }) => address);
  }

  /** Returns who was refused. */
  async #attempt(letter: Letter, recipients: readonly string[]): Promise<readonly string[]> {
    const { config, sendMail, log } = this.#service;
    const { name, ...email } = letter;
    const [, domain = 'localhost'] = config.MAIL_FROM.address.split('@');
    const { rejected, rejectedErrors } = await sendMail({
      ...email,
      from: config.MAIL_FROM,
      to: [...config.LEADS_TO.others],
      recipients,
      messageId: `<${name}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(sendTimeout),
    });
    if (rejected.length > 0) {
      const error = describeFailure(rejectedErrors?.[0] ?? {});
      log.warn(
        { letter: name, refused: rejected.length, of: recipients.length, error },
        'a letter was refused for some',
      );
    }
    return rejected;
  }
}
