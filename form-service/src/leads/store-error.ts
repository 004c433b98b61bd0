/** The store can't be used. The message says why, in one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** @returns that the store was written by another release, whose leads this one would not understand */
export function otherSchema(found: number, known: number): StoreError {
  const remedy =
    found > known
      ? 'start the newer release, or restore a backup from before it'
      : 'start its service, which brings the store up to date';
  return new StoreError(
    `DATABASE_URL names a store with schema ${found}; this release knows ${known}: ${remedy}`,
  );
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message: string; code?: string };
  // Several addresses that failed alike are an error without a message.
  return message === '' ? String(code) : message.replaceAll(/\s+/gu, ' ');
}

/**
 * Opens a store.
 *
 * @throws {StoreError} when that fails, whatever the reason
 */
export async function opening<T>(open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const message = `DATABASE_URL names a store that can't be opened: ${reasonOf(error)}`;
    throw new StoreError(message, { cause: error });
  }
}
