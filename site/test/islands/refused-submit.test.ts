import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  keepRefusedSubmit,
  refusedAttribute,
} from '../../src/islands/request-form/refused-submit.ts';

/** As much of a form as matters here: the browser finds it invalid, and says so in its bubble. */
class Form extends EventTarget {
  noValidate = false;
  readonly #attributes = new Set<string>();
  bubbles = 0;
  hasAttribute = (name: string) => this.#attributes.has(name);
  setAttribute = (name: string) => void this.#attributes.add(name);
  removeAttribute = (name: string) => void this.#attributes.delete(name);

  /** Tries to send it, or asks for its bubble: each tells the page first, which may prevent it. */
  reportValidity = () => {
    const event = new Event('invalid', { cancelable: true });
    Object.defineProperty(event, 'target', { value: { form: this } });
    for (const listener of listeners) listener(event);
    if (!event.defaultPrevented) this.bubbles += 1;
  };
}

let listeners: ((event: Event) => void)[] = [];

beforeEach(() => {
  listeners = [];
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) =>
    listeners.push(listener),
  );
  keepRefusedSubmit();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for the form's own errors instead of the browser's bubble", () => {
  const form = new Form();
  form.reportValidity();
  expect(form.bubbles).toBe(0);
  expect(form.hasAttribute(refusedAttribute)).toBe(true);
  // Hydration takes it.
  form.removeAttribute(refusedAttribute);
  vi.runAllTimers();
  expect(form.bubbles).toBe(0);
});

it('lets the browser have its say where hydration takes long, and remembers the attempt', () => {
  const form = new Form();
  form.reportValidity();
  vi.runAllTimers();
  expect(form.bubbles).toBe(1);
  expect(form.hasAttribute(refusedAttribute)).toBe(true);
  form.reportValidity();
  expect(form.bubbles).toBe(2);
});

it('forgets the attempt when something is typed, so that nothing is sent unasked', () => {
  const form = new Form();
  form.reportValidity();
  vi.runAllTimers();
  form.dispatchEvent(new Event('input'));
  expect(form.hasAttribute(refusedAttribute)).toBe(false);
});
