import { expect, test, vi } from 'vitest';
import { runPageHooks } from '../../src/request/run-page-hooks.ts';
import { asPageError, HttpError } from '../../src/request/page-error.ts';

const known = { greet: () => undefined };
const props = { slug: 'orderbuddy' };

const statusOf = (outcome: Promise<void>) =>
  outcome.then(
    () => 200,
    (error: unknown) => asPageError(error).status,
  );

test('a page whose validate returns false does not exist', async () => {
  expect(await statusOf(runPageHooks({ validate: () => false }, props, known))).toBe(404);
  expect(
    await statusOf(runPageHooks({ validate: () => Promise.resolve(false) }, props, known)),
  ).toBe(404);
});

test('a page whose validate returns true is shown, and validate gets the props', async () => {
  const validate = vi.fn(() => true);
  expect(await statusOf(runPageHooks({ validate }, props, known))).toBe(200);
  expect(validate).toHaveBeenCalledWith(props);
});

test('a middleware that nobody knows is a 500 that says so', async () => {
  const hooks = { middleware: ['greet', 'gret'] };
  await expect(runPageHooks(hooks, props, known)).rejects.toMatchObject({
    status: 500,
    code: 'unknownMiddleware',
  });
});

test('what a hook throws keeps its status, and is a 500 without one', async () => {
  const throwing = (error: Error) => ({
    validate: () => {
      throw error;
    },
  });
  expect(await statusOf(runPageHooks(throwing(new HttpError(503)), props, known))).toBe(503);
  expect(await statusOf(runPageHooks(throwing(new Error('secret')), props, known))).toBe(500);
});

test('middleware runs in its order, and before validate', async () => {
  const seen: string[] = [];
  const note = (name: string) => () => void seen.push(name);
  const hooks = { middleware: ['first', 'second'], validate: () => seen.push('validate') > 0 };
  await runPageHooks(hooks, props, { second: note('second'), first: note('first') });
  expect(seen).toEqual(['first', 'second', 'validate']);
});
