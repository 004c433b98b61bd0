import type { Address } from 'postal-mime';

/** A mail as it was received, and as `GET /email` tells of it. */
export interface Mail {
  readonly id: string;
  readonly receivedAt: Date;
  readonly subject: string;
  readonly from: readonly Address[];
  readonly to: readonly Address[];
  readonly replyTo: readonly Address[];
  readonly text: string;
  readonly html: string;
}
