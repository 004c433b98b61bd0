import { createMailbox } from './mailbox/mailbox.ts';
import { readPorts } from './ports.ts';

// The mailbox of development: an SMTP server that passes nothing on, and a page that shows what it took.

const ports = readPorts();
const { smtp, web } = createMailbox();
// Nobody but this machine has business with it.
smtp.listen(ports.smtp.number, '127.0.0.1');
web.listen(ports.mailbox.number, '127.0.0.1');
