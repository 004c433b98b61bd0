/** The words of a mail. Addresses and headers are added where it is sent. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
