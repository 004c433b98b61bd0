import { keptRequestKey } from './kept-request-key.ts';
import { typedIn, type Typed } from './typed.ts';

interface KeptRequest {
  readonly typed: Typed;
  /** When typing began, in milliseconds of the world's clock; unknown where React hadn't come by then. */
  readonly begunAt?: number;
}

/** What a person sees of the form. What tells people from bots is never kept. */
const seen = ':is(input, textarea)[id], [name=interests]';

const fieldsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(seen)];

/** Storage may be forbidden, or full; what was typed then lasts as long as the page. */
function remembered<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what was typed, for a reload and a change of the language. */
export function keepRequest(form: HTMLFormElement, begunAt: number): void {
  const typed = typedIn(form);
  const names = fieldsIn(form).map(({ name }) => name);
  const kept = {
    typed: Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])),
    begunAt: performance.timeOrigin + begunAt,
  } satisfies KeptRequest;
  remembered((storage) => storage.setItem(keptRequestKey, JSON.stringify(kept)));
}

/**
 * Puts back what was kept where nothing stands.
 * @returns when typing began, by this page's clock; undefined where nothing was kept
 */
export function restoreRequest(form: HTMLFormElement): number | undefined {
  return remembered((storage) => {
    const { typed, begunAt = performance.timeOrigin } = JSON.parse(
      storage.getItem(keptRequestKey) ?? '',
    ) as KeptRequest;
    for (const field of fieldsIn(form)) {
      const value = typed[field.name] ?? '';
      if (field.type === 'checkbox') field.checked ||= value.includes(field.value);
      else field.value ||= String(value);
    }
    return begunAt - performance.timeOrigin;
  });
}

export function forgetRequest(): void {
  remembered((storage) => [keptRequestKey, idKey].forEach((each) => storage.removeItem(each)));
}

/** Where the id of the words that were sent last is kept. */
const idKey = 'request-id';

/** A random id. `crypto.randomUUID` would do, but browsers hide it from pages without TLS. */
const makeId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The id that a request is sent with. Whose answer was lost may reload the page and send the same words
 * again: they have the same id until something else is sent, or the request has arrived.
 */
export function requestIdOf(typed: Typed): string {
  const words = JSON.stringify(typed);
  const kept = remembered((storage) => JSON.parse(storage.getItem(idKey) ?? '') as string[]);
  if (kept?.[0] === words && kept[1]) return kept[1];
  const id = makeId();
  remembered((storage) => storage.setItem(idKey, JSON.stringify([words, id])));
  return id;
}
