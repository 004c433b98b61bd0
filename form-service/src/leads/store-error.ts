import { OperatorError } from '../operator-error.ts';

/** @returns that the store was written by another release, whose leads this one would not understand */
export function otherSchema(found: number, known: number): OperatorError {
  const remedy =
    found > known
      ? 'start the newer release, or restore a backup from before it'
      : 'start its service, which brings the store up to date';
  return new OperatorError(
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
 * @throws {OperatorError} when that fails, whatever the reason
 */
export async function opening<T>(open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const message = `DATABASE_URL names a store that can't be opened: ${reasonOf(error)}`;
    throw new OperatorError(message, { cause: error });
  }
}
