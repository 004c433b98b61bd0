import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Options {
  /** Messages of the console that a test brings about on purpose. */
  readonly expectedErrors: readonly RegExp[];
}

/**
 * A test that fails on any error in the browser's console, uncaught exceptions and violations of the
 * Content-Security-Policy included.
 */
export const test = base.extend<Options & { watchConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  watchConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        note(error.error().message);
      });
      await use(undefined);
      base.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
