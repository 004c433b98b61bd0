/**
 * `outage`: the server can't be used by any mail now. `refused`: it will never take this mail.
 * `deferred`: it may take this mail later.
 */
export type FailureKind = 'outage' | 'refused' | 'deferred';

interface SmtpError {
  readonly message?: string;
  readonly code?: string;
  readonly command?: string;
  readonly timeoutType?: string;
  readonly response?: string;
  readonly permanent?: boolean;
}

const outageCodes = ['ECONNECTION', 'EDNS', 'EAUTH', 'ETLS', 'ENOAUTH', 'EOAUTH2', 'EPROXY'];

/** What comes before a mail is even named: connecting, greeting, encrypting, logging in. */
const sessionCommands = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|API)/u;

/**
 * A session that broke or fell silent after it was begun: nodemailer reports it as one that failed
 * to connect. It may be this mail that the server can't bear, so it counts against the mail.
 */
function brokeMidway({ code, command, timeoutType }: SmtpError): boolean {
  if (code === 'ECONNECTION') return command === 'CONN';
  return code === 'ETIMEDOUT' && timeoutType === 'SOCKET_TIMEOUT';
}

/**
 * Judges an error of nodemailer. A refused password is a permanent reply too (535), and would make
 * every lead fail, so what concerns the session comes first.
 */
export function failureKind(error: unknown): FailureKind {
  const { code = '', command = '', permanent } = error as SmtpError;
  if (brokeMidway(error as SmtpError)) return 'deferred';
  if (outageCodes.includes(code) || sessionCommands.test(command)) return 'outage';
  return permanent === true ? 'refused' : 'deferred';
}

/** An address up to its domain: servers repeat whom a mail was from or to, and logs hold no names. */
const localPart = /[^\s<>:;,"'()[\]]+(?=@)/gu;

/** One line for the operator: no control characters, no personal data, at most 300 characters. */
export function describeFailure(error: unknown): string {
  const { message = 'unknown error', code, response } = error as SmtpError;
  return [code, response ?? message]
    .filter(Boolean)
    .join(': ')
    .replace(/[\u0000-\u001f\u007f-\u009f]+/gu, ' ')
    .replace(localPart, '…')
    .slice(0, 300);
}
