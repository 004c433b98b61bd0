import { foldWidth } from '@sunfield/shared/fold-width';
import type { FieldErrors } from '@sunfield/shared/project-request';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import { visitOf, type Visit } from './visit-of.ts';
import { findErrors, loadSchema } from './find-errors.ts';
import { forgetRequest, keepRequest, requestIdOf, restoreRequest } from './kept-request.ts';
import type { Proofs } from './proof-of-work.ts';
import { refusedAttribute } from './refused-submit.ts';
import { sendRequest, type SendResult, type Sent } from './send-request.ts';
import { isTypedInto, sameContent, typedIn, type Typed } from './typed.ts';
import { beginningOfVisit } from './visit.ts';

export interface RequestState {
  readonly status: SendResult['status'] | 'idle' | 'sending';
  readonly errors: FieldErrors;
  readonly sent?: Sent | undefined;
}

/** What was sent, and the id, the proof and the visit it was sent with: the same content again is the same request. */
interface Attempt {
  readonly id: string;
  readonly altcha: string;
  readonly visit: Visit;
  readonly typed: Typed;
}

const loadProofs = () => import('./proof-of-work.ts');

/**
 * The project request form in the browser. The way of one click on "Send", from top to bottom:
 *
 * 1. Before hydration the browser itself refuses a form that is not complete, and
 *    `refused-submit.ts` marks it; a complete one is posted natively, and none of this runs.
 * 2. `browser/islands.ts` has the form hydrated when it is first touched: the clock starts.
 * 3. `mount`, as the form is hydrated: the browser's own messages give way to ours, what was typed before
 *    a reload or in another language comes back, and a click that was refused before is made again.
 * 4. `edit`, with every key: what was typed is kept in the tab's memory, until it is sent. With the first
 *    one the schema begins to load, and a worker begins with the proof of work, where the service asks for one.
 * 5. `submit`: the schema looks, and what it finds ends the way; otherwise the request is posted.
 * 6. `settle`: the answer becomes the state that the form is drawn in.
 * 7. The focus goes to what became of it, and the window with it.
 *
 * What was typed stays in the form's own fields.
 */
export function useRequestForm(url: string, initial: RequestState, firstTouchedAt?: number) {
  const [state, setState] = useState({ ...initial, settled: 0 });
  const { status, settled } = state;
  const form = useRef<HTMLFormElement>(null);
  /** The error summary or the notice: whichever tells what became of the request. */
  const outcome = useRef<HTMLDivElement>(null);
  const touchedAt = useRef(firstTouchedAt);
  const attempt = useRef<Attempt>(undefined);
  const proofs = useRef<Promise<Proofs | undefined>>(undefined);
  const isUnderWay = useRef(false);

  const touch = () => {
    touchedAt.current ??= performance.now();
  };

  const prepare = () => {
    // A schema that can't be loaded now is asked for again when the form is sent.
    loadSchema().catch(() => undefined);
    proofs.current ??= loadProofs().then(
      (loaded) => new loaded.Proofs(url),
      () => undefined,
    );
  };

  const keep = (element: HTMLFormElement) => {
    prepare();
    showAsTaken(element);
    keepRequest(element, touchedAt.current ?? performance.now());
  };

  const mount = useEffectEvent((element: HTMLFormElement) => {
    element.noValidate = true;
    touchedAt.current = restoreRequest(element) ?? touchedAt.current;
    if (isTypedInto(element)) keep(element);
    if (!element.hasAttribute(refusedAttribute)) return;
    element.removeAttribute(refusedAttribute);
    element.requestSubmit();
  });

  const isShown = status !== 'sent';
  useEffect(() => {
    if (!isShown) forgetRequest();
    else if (form.current) mount(form.current);
  }, [isShown]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A double click sends once.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    prepare();
    const typed = typedIn(event.currentTarget);
    try {
      const errors = await findErrors(typed);
      settle(errors ? { status: 'invalid', errors } : await post(typed));
    } finally {
      isUnderWay.current = false;
    }
  };

  const post = async (typed: Typed): Promise<SendResult> => {
    setState((before) => ({ ...before, status: 'sending', errors: {} }));
    const fillTime = String(Math.round(performance.now() - (touchedAt.current ?? 0)));
    if (!attempt.current || !sameContent(attempt.current.typed, typed)) {
      const altcha = (await (await proofs.current)?.take()) ?? '';
      attempt.current = { id: requestIdOf(typed), altcha, visit: currentVisit(), typed };
    }
    const { id, altcha, visit } = attempt.current;
    return sendRequest(url, id, { ...typed, ...visit, fillTime, altcha });
  };

  const settle = (next: SendResult | { readonly status: 'idle' }) => {
    const errors = 'errors' in next ? next.errors : {};
    const sent = 'sent' in next ? next.sent : undefined;
    setState((before) => ({ status: next.status, errors, sent, settled: before.settled + 1 }));
  };

  useEffect(() => {
    if (status === 'sending' || (status === 'idle' && settled === 0)) return;
    const target = outcome.current ?? form.current?.querySelector('input');
    target?.focus({ preventScroll: true });
    // Not every browser scrolls to what it focuses when a part of it can be seen already.
    target?.scrollIntoView({ block: 'nearest' });
  }, [status, settled]);

  /** Keeps what is typed, and looks again at a field that was found wrong before. */
  const edit = async ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    keep(currentTarget);
    const name = (target as HTMLInputElement).name as keyof FieldErrors;
    if (!state.errors[name]) return;
    const code = (await findErrors(typedIn(currentTarget)))?.[name];
    setState((before) => ({ ...before, errors: { ...before.errors, [name]: code } }));
  };

  const restart = () => {
    attempt.current = undefined;
    touchedAt.current = undefined;
    settle({ status: 'idle' });
  };

  return { state, form, outcome, touch, edit, submit, restart };
}

const asciiFields = '[type=email]:not(:focus),[type=tel]:not(:focus)';

/** Shows addresses and numbers as they are taken; not while they are typed, as keyboards compose what they type. */
function showAsTaken(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(asciiFields))
    field.value = foldWidth(field.value);
}

/** Where this visit came from, as far as it is known. */
function currentVisit(): Visit {
  const began = beginningOfVisit();
  return began ? visitOf(...began) : {};
}
