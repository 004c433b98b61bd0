import {
  draftOf,
  draftParameter,
  encodeDraft,
  outcomeParameter,
  requestOutcomeId,
  tokenParameter,
  type Outcome,
} from '@sunfield/shared/form-outcome';
import { defaultLocale, isLocale } from '@sunfield/shared/locales';
import { limits, type FieldErrors } from '@sunfield/shared/project-request';
import type { FastifyRequest } from 'fastify';
import { pageOf, siteOriginOf } from './site-origin.ts';

/** The longest packed draft, in characters: the site reads request heads of 64 KiB. */
const longestDraft = 48 * 1024;

function typedValue(body: unknown, field: string): unknown {
  return new Map(Object.entries(body ?? {})).get(field);
}

/** A message far over its limit doesn't fit into an address: it comes back cut to that limit. */
function packDraft(body: unknown, errors: FieldErrors): string {
  const draft = draftOf(body, errors);
  const packed = encodeDraft(draft);
  if (packed.length <= longestDraft) return packed;
  const values = Object.entries(draft.values).map(([field, value]) => [
    field,
    value.slice(0, limits[field as keyof typeof draft.values]),
  ]);
  return encodeDraft({ ...draft, values: Object.fromEntries(values) as typeof draft.values });
}

/**
 * Where a browser without JavaScript goes after its form was posted: the page it came from, which
 * shows the outcome in the visitor's language (docs/decisions/002-outcome-in-the-address.md).
 *
 * @throws {Problem} 403 when the form stands on a site that isn't ours
 */
export function outcomeLocation(
  request: FastifyRequest,
  siteOrigins: readonly string[],
  outcome: Outcome,
  errors: FieldErrors = {},
): string {
  const { body } = request;
  const origin = siteOriginOf(request.headers, siteOrigins);
  const page = pageOf(typedValue(body, 'page'), request.headers, origin);
  const locale = typedValue(body, 'locale');
  for (const name of ['lang', outcomeParameter, draftParameter, tokenParameter])
    page.searchParams.delete(name);
  page.searchParams.append('lang', isLocale(locale) ? locale : defaultLocale);
  page.searchParams.append(outcomeParameter, outcome);
  if (outcome !== 'sent') page.searchParams.append(draftParameter, packDraft(body, errors));
  page.hash = requestOutcomeId;
  return page.href;
}
