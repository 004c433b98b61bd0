/** Why a page of the desk can't be shown, for the salesperson who asked for it. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';
  readonly statusCode: number;
  readonly title: string;

  constructor(statusCode: number, title: string, text: string) {
    super(text);
    this.statusCode = statusCode;
    this.title = title;
  }
}

/** Whatever was thrown, as a page can tell it. */
export function toDeskRefusal(error: unknown): DeskRefusal {
  if (error instanceof DeskRefusal) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode === 429) {
    return new DeskRefusal(429, 'Too many at once', 'Please open the link again in a few minutes.');
  }
  if (statusCode < 500) {
    return new DeskRefusal(statusCode, 'This can’t be done', 'Open the link from the mail again.');
  }
  return new DeskRefusal(
    503,
    'The requests can’t be reached',
    'Nothing was changed. Please open the link again in a few minutes.',
  );
}
