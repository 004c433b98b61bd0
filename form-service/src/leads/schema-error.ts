/** The store was written by a newer release, whose leads this one would not understand. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';

  constructor(found: number, known: number) {
    super(
      `DATABASE_URL names a store with schema ${found}; this release knows ${known}: start the newer release, or restore a backup from before it`,
    );
  }
}
