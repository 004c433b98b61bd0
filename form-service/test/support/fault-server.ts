import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export const stages = ['greeting', 'EHLO', 'MAIL FROM', 'RCPT TO', 'DATA', 'the mail'] as const;
export type Stage = (typeof stages)[number];

export const faults = ['4xx', '421', '5xx', 'hang', 'reset', 'end', 'slow'] as const;
export type Fault = (typeof faults)[number];

/** What a server does wrong, and to whom. */
export interface Plan {
  readonly stage: Stage;
  readonly fault: Fault;
  /** Of `slow`, in milliseconds. */
  readonly delay?: number;
  /** In the place of its own words, for 4xx and 5xx. */
  readonly answer?: string;
  readonly isMet?: (session: Session) => boolean;
  /** It has taken the mail, and fails then. */
  readonly takesMail?: boolean;
}

export interface Session {
  readonly to: readonly string[];
  /** Of the mail, as far as it was sent. */
  readonly text: string;
}

export interface TakenMail extends Session {
  readonly messageId: string;
}

/** A mail server that does wrong what the test says, at any stage, in raw bytes. */
export class FaultServer {
  plan: Plan | undefined;
  /** What it answered with 250, or took before it failed. */
  readonly mails: TakenMail[] = [];
  /** The Message-IDs of all mails whose text was sent to it. */
  readonly seen: string[] = [];
  /** Resolves once it owes somebody an answer that never comes. */
  readonly hung: Promise<undefined>;
  readonly #hang: (value: undefined) => void;
  readonly #server = createServer((socket) => this.#serve(socket));
  readonly #sockets = new Set<Socket>();

  constructor() {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.hung = promise;
    this.#hang = resolve;
  }

  static async start(plan?: Plan): Promise<FaultServer> {
    const server = new FaultServer();
    server.plan = plan;
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    onTestFinished(() => {
      server.#server.close();
      for (const socket of server.#sockets) socket.destroy();
    });
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    let session: Session = { to: [], text: '' };
    let isText = false;
    let unread = '';
    const answer = (
      stage: Stage,
      good: string,
      then: () => unknown = () => undefined,
      of = session,
    ) => this.#answer(socket, { stage, good, session: of, then });
    const command = (line: string) => {
      const [, address = ''] = /<(.*)>/u.exec(line) ?? [];
      if (/^(?:EHLO|HELO)/iu.test(line)) answer('EHLO', '250 faulty');
      else if (line.startsWith('MAIL')) {
        session = { to: [], text: '' };
        answer('MAIL FROM', '250 ok');
      } else if (line.startsWith('RCPT')) {
        const named = { ...session, to: [...session.to, address] };
        answer('RCPT TO', '250 ok', () => (session = named), named);
      } else if (line.startsWith('DATA')) answer('DATA', '354 go on', () => (isText = true));
      else socket.write('250 ok\r\n');
    };
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1');
      for (;;) {
        const end = unread.indexOf(isText ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = unread.slice(0, end);
        unread = unread.slice(end + (isText ? 5 : 2));
        if (!isText) command(part);
        else {
          isText = false;
          session = { ...session, text: part };
          const messageId = /^Message-ID: <(.+)>/imu.exec(part)?.[1] ?? '';
          const mail = { ...session, messageId };
          this.seen.push(messageId);
          if (this.plan?.takesMail && this.#isMet('the mail', mail)) this.mails.push(mail);
          answer('the mail', '250 taken', () => this.mails.push(mail));
        }
      }
    });
    answer('greeting', '220 faulty');
  }

  #isMet(stage: Stage, session: Session): boolean {
    return this.plan?.stage === stage && (this.plan.isMet?.(session) ?? true);
  }

  #answer(
    socket: Socket,
    said: { stage: Stage; good: string; session: Session; then: () => unknown },
  ): void {
    const { stage, good, session, then } = said;
    const say = () => {
      if (socket.destroyed) return;
      then();
      socket.write(`${good}\r\n`);
    };
    if (!this.plan || !this.#isMet(stage, session)) {
      say();
      return;
    }
    const { fault, answer, delay = 0 } = this.plan;
    if (fault === '4xx') socket.write(`${answer ?? '451 4.3.0 try again later'}\r\n`);
    if (fault === '5xx') socket.write(`${answer ?? '554 5.7.1 not taken'}\r\n`);
    if (fault === '421') socket.end('421 4.3.2 closing\r\n');
    if (fault === 'reset') socket.resetAndDestroy();
    if (fault === 'end') socket.end();
    if (fault === 'hang') this.#hang(undefined);
    if (fault === 'slow') setTimeout(say, delay);
  }
}
