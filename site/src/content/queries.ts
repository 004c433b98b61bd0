import { draftParameter, outcomeParameter, tokenParameter } from '@sunfield/shared/form-outcome';
import { interestIds, type InterestId } from '@sunfield/shared/project-request';

/** The query parameters, beside the language, that pages read: with one of them set a page is rendered anew. */
export const interestParameter = 'interest';
export const declaredParameters = [
  outcomeParameter,
  draftParameter,
  tokenParameter,
  interestParameter,
] as const;

/** The interest that an address asks to have ticked; anything else is ignored. */
export function interestOf(query: string): InterestId | undefined {
  const asked = new URLSearchParams(query).get(interestParameter);
  return interestIds.find((id) => id === asked);
}
