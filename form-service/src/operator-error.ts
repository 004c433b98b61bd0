/** What an operator has to mend, told in its own words alone: the configuration, the store, a backup, a link that is broken. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
