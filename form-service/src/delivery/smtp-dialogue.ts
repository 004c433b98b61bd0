/** One step of a conversation with a mail server, and what it answered. */
export interface Step {
  readonly what: string;
  /** As the server said it, in one line. */
  readonly answer: string;
  readonly isGood: boolean;
}

/** What a command asks for, in words; those that say nothing on their own have none. */
const steps: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^STARTTLS/u, 'encrypted with STARTTLS'],
  [/^AUTH/u, 'logged in'],
  [/^MAIL FROM:(<.*?>)/u, 'sender $1'],
  [/^RCPT TO:(<.*?>)/u, 'recipient $1'],
  [/^DATA/u, 'the mail itself'],
];

/** Told where it is refused alone. */
const greeting = /^(?:EHLO|HELO) (\S+)/u;

function wordsOf(command: string): string | undefined {
  const [pattern, what] = steps.find(([one]) => one.test(command)) ?? [];
  const [matched = ''] = pattern?.exec(command) ?? [];
  return pattern && what && matched.replace(pattern, what);
}

/** It asks for more: for the password, or for the mail after `DATA`. */
const asksForMore = (answer: string) => answer.startsWith('3');

/**
 * Puts what is sent to a mail server and what it answers together, step by step. Commands may be sent
 * several at once; answers come in their order. What is sent to log in is never told.
 */
export class SmtpDialogue {
  readonly #tell: (step: Step) => void;
  readonly #asked: string[] = [];
  #isGreeted = false;
  #isLoggingIn = false;

  constructor(tell: (step: Step) => void) {
    this.#tell = tell;
  }

  sent(command: string): void {
    if (command.startsWith('AUTH')) this.#isLoggingIn = true;
    this.#asked.push(this.#isLoggingIn ? 'AUTH' : command);
  }

  answered(text: string): void {
    const answer = text.replaceAll('\n', ' ');
    const isGood = /^[23]/u.test(answer);
    const command = this.#asked.shift();
    const what = command === undefined ? this.#whatIsDone() : wordsOf(command);
    if (asksForMore(answer)) return;
    this.#isLoggingIn = false;
    const [, name] = greeting.exec(command ?? '') ?? [];
    const untold = name === undefined ? 'the server' : `the name ${name} (SMTP_NAME)`;
    if (what !== undefined || !isGood) this.#tell({ what: what ?? untold, answer, isGood });
  }

  /** Nothing was asked: it greets, or has the whole mail. */
  #whatIsDone(): string {
    const what = this.#isGreeted ? 'the mail' : 'connected';
    this.#isGreeted = true;
    return what;
  }
}
