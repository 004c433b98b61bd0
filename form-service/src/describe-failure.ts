/** What an error may tell of itself; most of it is of mail servers. */
export interface Failure {
  readonly message?: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  /** Of a recipient that was refused, and of a mail that all refused. */
  readonly recipient?: string;
  readonly rejected?: readonly string[];
}

/** What an address can be made of, as far as it is told from the text around it. */
const word = /[^\s<>:;,"'()[\]]+/gu;

/** Servers repeat whom a mail was from or to, and logs hold no names: only the domain stays. */
function hideLocalPart(text: string): string {
  const end = text.lastIndexOf('@');
  return end > 0 ? `…${text.slice(end)}` : text;
}

/** What stands before the @ of those whom a server refused: it may say their names without their address. */
const namesIn = ({ recipient, rejected = [] }: Failure) =>
  [recipient ?? '', ...rejected]
    .map((address) => address.slice(0, address.lastIndexOf('@')))
    .filter((name) => name !== '');

/** One line for the operator: no control characters, no personal data, at most 300 characters. */
export function describeFailure(error: unknown): string {
  const { message = 'unknown error', code, response } = error as Failure;
  const names = namesIn(error as Failure);
  return [code, response ?? message]
    .filter(Boolean)
    .join(': ')
    .replace(/[\u0000-\u001f\u007f-\u009f]+/gu, ' ')
    .replace(word, hideLocalPart)
    .replace(word, (text) => (names.includes(text) ? '…' : text))
    .slice(0, 300);
}
