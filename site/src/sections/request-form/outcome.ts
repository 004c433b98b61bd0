import {
  decodeDraft,
  draftParameter,
  outcomeParameter,
  outcomes,
  tokenParameter,
  type Draft,
  type Outcome,
} from '@sunfield/shared/form-outcome';
import type { Locale } from '@sunfield/shared/locales';
import { referenceOf } from '@sunfield/shared/reference';
import { environment } from '../../environment.ts';
import type { Sent } from '../../islands/request-form/send-request.ts';
import type { RequestState } from '../../islands/request-form/use-request-form.ts';

const isOutcome = (value: string | null): value is Outcome =>
  outcomes.some((outcome) => outcome === value);

const emptyDraft: Draft = { values: {}, interests: [], errors: {} };

/** What names a request to its visitor, as the form service makes it: whether it is one, that alone can tell. */
const tokenPattern = /^[\w-]{36}\.\w{1,10}\.[\w-]{43}$/u;

function sentOf(token: string, locale: Locale): Sent | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const url = `${environment().FORM_SERVICE_URL}/requests?lang=${locale}&token=${token}`;
  return { reference: referenceOf(token), url };
}

/** What a page's address says of a request that was sent without JavaScript. */
export function outcomeOf(query: string, locale: Locale): { initial: RequestState; draft: Draft } {
  const parameters = new URLSearchParams(query);
  const outcome = parameters.get(outcomeParameter);
  const draft = decodeDraft(parameters.get(draftParameter) ?? '') ?? emptyDraft;
  return {
    initial: {
      status: isOutcome(outcome) ? outcome : 'idle',
      errors: draft.errors,
      sent: sentOf(parameters.get(tokenParameter) ?? '', locale),
    },
    draft,
  };
}
