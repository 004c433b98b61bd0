import { referenceOf } from '@sunfield/shared/reference';
import type { Email } from './email.ts';
import { plainEmail } from './html.ts';

/** Tells those who may have a request's mail that its visitor has withdrawn it. */
export const withdrawnEmail = (id: string): Email =>
  plainEmail(`Withdrawn by the visitor: request ${referenceOf(id)}`, [
    `The visitor who sent request ${id} has withdrawn it. It has been erased from the database.`,
    'Please delete the mail as well, and do not answer it.',
  ]);
