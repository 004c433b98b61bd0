import { typedIn, type Typed } from './typed.ts';

interface KeptRequest {
  readonly typed: Typed;
  /** When typing began, in milliseconds of the world's clock. */
  readonly begunAt: number;
}

/** In the memory of this tab alone: no other one sees it, and it ends with the tab. */
const key = 'request';

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
  remembered((storage) => storage.setItem(key, JSON.stringify(kept)));
}

/**
 * Puts back what was kept where nothing stands.
 * @returns when typing began, by this page's clock; undefined where nothing was kept
 */
export function restoreRequest(form: HTMLFormElement): number | undefined {
  return remembered((storage) => {
    const { typed, begunAt } = JSON.parse(storage.getItem(key) ?? '') as KeptRequest;
    for (const field of fieldsIn(form)) {
      const value = typed[field.name] ?? '';
      if (field.type === 'checkbox') field.checked ||= value.includes(field.value);
      else field.value ||= String(value);
    }
    return begunAt - performance.timeOrigin;
  });
}

export function forgetRequest(): void {
  remembered((storage) => storage.removeItem(key));
}
