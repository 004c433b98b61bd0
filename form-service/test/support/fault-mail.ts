import type { SendMail } from '../../src/delivery/transport.ts';
import { pause, type Clock } from '../../src/time.ts';
import type { Plan, Session, Stage, TakenMail } from './fault-server.ts';

/** What nodemailer makes of an answer, or of the end of a connection, at a stage: delivery/wire.test.ts. */
const codes: Record<Stage, { code: string; command: string }> = {
  greeting: { code: 'EPROTOCOL', command: 'CONN' },
  EHLO: { code: 'EPROTOCOL', command: 'HELO' },
  'MAIL FROM': { code: 'EENVELOPE', command: 'MAIL FROM' },
  'RCPT TO': { code: 'EENVELOPE', command: 'RCPT TO' },
  DATA: { code: 'EENVELOPE', command: 'DATA' },
  'the mail': { code: 'EMESSAGE', command: 'DATA' },
};

function errorAt(stage: Stage, { fault, answer }: Plan): Error {
  const error = (response: string, details: object) =>
    Object.assign(new Error(response), { response, ...details });
  const refusal = (response: string, details: object = codes[stage]) =>
    error(response, { responseCode: Number(response.slice(0, 3)), ...details });
  if (fault === 'reset')
    return Object.assign(new Error('reset'), { code: 'ESOCKET', command: 'CONN' });
  if (fault === 'end') {
    const command = stage === 'greeting' ? undefined : 'CONN';
    return Object.assign(new Error('closed'), { code: 'ECONNECTION', command });
  }
  if (fault === '5xx') return refusal(answer ?? '554 5.7.1 not taken');
  if (fault === '4xx') return refusal(answer ?? '451 4.3.0 try again later');
  const ended = stage === 'EHLO' ? { code: 'ECONNECTION', command: 'EHLO' } : codes[stage];
  return refusal('421 4.3.2 closing', ended);
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(Object.assign(new Error('aborted'), { code: 'EABORT' }));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });

/**
 * Stands for nodemailer and a mail server that does wrong what the test says, all in this process and by a clock
 * that the test moves. That it fails as they do, stage by stage, is held in delivery/wire.test.ts.
 */
export class FaultMail {
  plan: Plan | undefined;
  /** What it took. */
  readonly mails: TakenMail[] = [];
  /** The Message-IDs of all mails whose text was sent to it. */
  readonly seen: string[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock, plan?: Plan) {
    this.#clock = clock;
    this.plan = plan;
  }

  readonly send: SendMail = async (mail) => {
    const { signal = new AbortController().signal } = mail;
    const reach = (stage: Stage, session: Session = { to: [], text: '' }) =>
      this.#reach(stage, session, signal);
    await reach('greeting');
    await reach('EHLO');
    mail.onBegun?.();
    await reach('MAIL FROM');
    const accepted: string[] = [];
    const rejectedErrors: Error[] = [];
    const recipients = mail.recipients ?? [mail.to].flat().map(({ address }) => address);
    const rejected: string[] = [];
    for (const address of recipients)
      try {
        await reach('RCPT TO', { to: [...accepted, address], text: '' });
        accepted.push(address);
      } catch (error) {
        if (!(error instanceof Error && 'response' in error)) throw error;
        rejected.push(address);
        rejectedErrors.push(error);
      }
    const [refused] = rejectedErrors;
    if (accepted.length === 0 && refused) throw refused;
    await reach('DATA', { to: accepted, text: '' });
    mail.onText?.();
    mail.onSaid?.();
    const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
    const messageId = (mail.messageId ?? '').slice(1, -1);
    const text = [...headers, mail.text as string].join('\n');
    const taken = { to: accepted, text, messageId };
    this.seen.push(messageId);
    if (this.plan?.takesMail && this.#isMet('the mail', taken)) this.mails.push(taken);
    await reach('the mail', taken);
    this.mails.push(taken);
    return { accepted, rejected, rejectedErrors };
  };

  #isMet(stage: Stage, session: Session): boolean {
    return this.plan?.stage === stage && (this.plan.isMet?.(session) ?? true);
  }

  async #reach(stage: Stage, session: Session, signal: AbortSignal): Promise<void> {
    const { plan } = this;
    if (!plan || !this.#isMet(stage, session)) return;
    if (plan.fault === 'hang') await aborted(signal);
    if (plan.fault !== 'slow') throw errorAt(stage, plan);
    await Promise.race([pause(this.#clock, plan.delay ?? 0), aborted(signal)]);
  }
}
