import {
  decodeDraft,
  draftParameter,
  outcomeParameter,
  outcomes,
  type Draft,
  type Outcome,
} from '@sunfield/shared/form-outcome';
import type { RequestState } from '../../islands/request-form/use-request-form.ts';

const isOutcome = (value: string | null): value is Outcome =>
  outcomes.some((outcome) => outcome === value);

const emptyDraft: Draft = { values: {}, interests: [], errors: {} };

/** What a page's address says of a request that was sent without JavaScript. */
export function outcomeOf(query: string): { initial: RequestState; draft: Draft } {
  const parameters = new URLSearchParams(query);
  const outcome = parameters.get(outcomeParameter);
  const draft = decodeDraft(parameters.get(draftParameter) ?? '') ?? emptyDraft;
  return {
    initial: { status: isOutcome(outcome) ? outcome : 'idle', errors: draft.errors },
    draft,
  };
}
