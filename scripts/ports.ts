import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export interface Port {
  readonly number: number;
  /** What listens there, as a person calls it. */
  readonly part: string;
  /** The variable that moves it. */
  readonly variable: string;
}

const read = (variable: string, fallback: number, part: string): Port => {
  const number = Number(process.env[variable] ?? fallback);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new Error(`${variable} must be a port between 1 and 65535.`);
  }
  return { number, part, variable };
};

/** The ports of the whole product on one machine, with the defaults of the architecture. */
export function readPorts() {
  return {
    site: read('SITE_PORT', 3000, 'the site'),
    form: read('FORM_PORT', 4000, 'the form service'),
    mailbox: read('MAILBOX_PORT', 8025, "the mailbox's page"),
    smtp: read('SMTP_PORT', 1025, "the mailbox's SMTP server"),
  };
}

/** That of the editor of words, which runs beside the product where it is asked for. */
export const readEditorPort = () => read('EDITOR_PORT', 3001, 'the editor');

const answers = (number: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(number, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => {
        resolve(false);
      });
  });

/** One clear line for each port that something else already listens on. */
export async function takenPorts(ports: readonly Port[]): Promise<string[]> {
  const taken = await Promise.all(ports.map(({ number }) => answers(number)));
  return ports
    .filter((_, index) => taken[index])
    .map(
      ({ number, part, variable }) =>
        `Port ${number} is taken: ${part} needs it. Free it, or set ${variable} to another one.`,
    );
}

/**
 * A port that nobody listens on, below those that outgoing connections are given: who asks again and again
 * for a service that doesn't listen yet is else connected with itself at last, and the port is taken.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
