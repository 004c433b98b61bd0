import { referenceOf } from '../links/request-link.ts';
import type { Email } from './email.ts';
import { plainEmail } from './html.ts';

/** Tells those who may have a request's mail that its visitor has withdrawn it. */
export const withdrawnEmail = (id: string): Email =>
  plainEmail(`Withdrawn by its visitor: request ${referenceOf(id)}`, [
    `Whoever sent request ${id} has withdrawn it. It is erased here.`,
    'Please erase its mail as well, and do not answer it.',
  ]);
