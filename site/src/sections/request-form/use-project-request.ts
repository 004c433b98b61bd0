import type { FieldErrors } from '@sunfield/shared/project-request';
import { useRef, useState } from 'react';
import { sendRequest, type Typed } from './send-request.ts';

export interface RequestState {
  readonly status: 'busy' | 'failed' | 'idle' | 'invalid' | 'sending' | 'sent';
  readonly errors: FieldErrors;
}

interface Attempt {
  readonly id: string;
  readonly typed: Typed;
}

/** zod comes with the schema, so both are loaded when the form is first touched. */
const loadSchema = () => import('@sunfield/shared/project-request');

export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...Object.fromEntries(texts), interests: data.getAll('interests') as string[] };
}

const sameContent = (one: Typed, other: Typed) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The life of a project request in the browser: idle, sending, then sent, invalid, busy or failed.
 * What was typed stays in the form's own fields and is never touched here.
 */
export function useProjectRequest(url: string, initial: RequestState) {
  const [state, setState] = useState(initial);
  const touchedAt = useRef<number>(undefined);
  const attempt = useRef<Attempt>(undefined);
  const sending = useRef(false);

  const touch = () => {
    if (touchedAt.current !== undefined) return;
    touchedAt.current = performance.now();
    // A schema that can't be loaded now is asked for again when the form is sent.
    loadSchema().catch(() => undefined);
  };

  /** Resolves to the state that the form is in afterwards. */
  const send = async (form: HTMLFormElement): Promise<RequestState> => {
    // A double click sends once.
    if (sending.current) return state;
    sending.current = true;
    const typed = typedIn(form);
    const errors = await findErrors(typed);
    if (!errors) setState({ status: 'sending', errors: {} });
    const next = errors ? { status: 'invalid' as const, errors } : await post(typed);
    sending.current = false;
    setState(next);
    return next;
  };

  const post = async (typed: Typed): Promise<RequestState> => {
    if (!attempt.current || !sameContent(attempt.current.typed, typed)) {
      attempt.current = { id: makeId(), typed };
    }
    const fillTime = String(Math.round(performance.now() - (touchedAt.current ?? 0)));
    const result = await sendRequest(url, attempt.current.id, { ...typed, fillTime });
    return { errors: {}, ...result };
  };

  /** Looks at a field again that was found wrong before. */
  const recheck = async (form: HTMLFormElement, name: string) => {
    if (!(name in state.errors)) return;
    const errors = (await findErrors(typedIn(form))) ?? {};
    setState((before) => ({
      ...before,
      errors: Object.fromEntries(
        Object.entries(before.errors)
          .map(([field, code]) => [
            field,
            field === name ? errors[name as keyof FieldErrors] : code,
          ])
          .filter(([, code]) => code !== undefined),
      ) as FieldErrors,
    }));
  };

  const restart = () => {
    attempt.current = undefined;
    touchedAt.current = undefined;
    setState({ status: 'idle', errors: {} });
  };

  return { state, touch, send, recheck, restart };
}

/** A random id. `crypto.randomUUID` would do, but browsers hide it from pages without TLS. */
const makeId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The errors of what was typed, or undefined where there are none: the form service looks again. */
async function findErrors(typed: Typed): Promise<FieldErrors | undefined> {
  try {
    const { validateProjectRequest } = await loadSchema();
    const validation = validateProjectRequest(typed);
    return validation.ok ? undefined : validation.errors;
  } catch {
    return undefined;
  }
}
