/**
 * `outage`: nothing can be sent now. `postponed`: it can be sent to these recipients later, however
 * long that takes. `deferred`: it may be taken later, until its time is over. `refused`: it will never
 * be taken.
 */
export type FailureKind = 'outage' | 'postponed' | 'deferred' | 'refused';

interface SmtpError {
  readonly message?: string;
  readonly code?: string;
  readonly command?: string;
  readonly timeoutType?: string;
  readonly response?: string;
  readonly permanent?: boolean;
}

const outageCodes = ['ECONNECTION', 'EDNS', 'EAUTH', 'ETLS', 'ENOAUTH', 'EOAUTH2', 'EPROXY'];

/**
 * What is the same for every mail: connecting, greeting, encrypting, logging in, and the sender.
 */
const sessionCommands = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|API|MAIL FROM)/u;

/**
 * A session that broke or fell silent after it was begun: nodemailer reports it as one that failed
 * to connect. It may be this mail that the server can't bear, so it counts against the mail.
 */
function brokeMidway({ code, command, timeoutType }: SmtpError): boolean {
  if (code === 'ECONNECTION') return command === 'CONN';
  return code === 'ETIMEDOUT' && timeoutType === 'SOCKET_TIMEOUT';
}

/** Some recipients took the mail, others were refused: they are tried again by themselves. */
export class PartlyRefused extends Error {
  override readonly name = 'PartlyRefused';
  /** All that took the mail by now. */
  readonly mailedTo: readonly string[];

  constructor(reason: string, mailedTo: readonly string[]) {
    super(reason);
    this.mailedTo = mailedTo;
  }
}

/**
 * Judges an error of nodemailer. Sender, password and recipients are the configuration's: a server that
 * refuses them for good (535, 550) is in trouble or badly configured, and refuses every lead alike. So
 * only the answer to the mail itself can be the lead's fault.
 */
export function failureKind(error: unknown): FailureKind {
  const { code = '', command = '', permanent } = error as SmtpError;
  // nodemailer's own: longer than the server said that it takes.
  if (code === 'EMESSAGE' && command === 'MAIL FROM') return 'deferred';
  if (brokeMidway(error as SmtpError)) return 'deferred';
  if (outageCodes.includes(code) || sessionCommands.test(command)) return 'outage';
  if (command === 'RCPT TO') return 'postponed';
  return permanent === true ? 'refused' : 'deferred';
}

/** What an address can be made of, as far as it is told from the text around it. */
const word = /[^\s<>:;,"'()[\]]+/gu;

/** Servers repeat whom a mail was from or to, and logs hold no names: only the domain stays. */
function hideLocalPart(text: string): string {
  const end = text.lastIndexOf('@');
  return end > 0 ? `…${text.slice(end)}` : text;
}

/** One line for the operator: no control characters, no personal data, at most 300 characters. */
export function describeFailure(error: unknown): string {
  const { message = 'unknown error', code, response } = error as SmtpError;
  return [code, response ?? message]
    .filter(Boolean)
    .join(': ')
    .replace(/[\u0000-\u001f\u007f-\u009f]+/gu, ' ')
    .replace(word, hideLocalPart)
    .slice(0, 300);
}
