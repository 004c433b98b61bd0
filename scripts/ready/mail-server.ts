import { createTransport } from 'nodemailer';
import { missing, ok, manual, type Finding } from './finding.ts';

/** How long the mail server may take for each step, in milliseconds. */
const timeout = 10_000;

/** Connects to the mail server and logs in, without sending anything. */
export async function checkMailServer(url: string): Promise<Finding> {
  const { host, username } = URL.parse(url) ?? { host: url, username: '' };
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await transport.verify();
    return ok(`${host} takes mails${username ? ' and the credentials' : ''}`);
  } catch (error) {
    return missing(`${host} takes no mails: ${(error as Error).message}`, manual.provider);
  } finally {
    transport.close();
  }
}
