import type { SourceField } from '@sunfield/shared/project-request';

/** Where a visit came from: only what is known of it. */
export type Visit = Partial<Readonly<Record<SourceField, string>>>;

const campaignFields = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const satisfies Record<string, SourceField>;

function campaignOf({ searchParams }: URL): Visit {
  const known = Object.entries(campaignFields).map(([name, field]) => [
    field,
    searchParams.get(name) ?? '',
  ]);
  return Object.fromEntries(known.filter(([, value]) => value)) as Visit;
}

/**
 * What a document tells of the visit that it begins. Where the browser came from another page of the
 * site, as after a change of the language, the visit began there.
 *
 * @param address of the document
 * @param referrer the address that led to it; empty where the browser tells none
 */
export function visitOf(address: string, referrer: string): Visit {
  const here = new URL(address);
  const from = URL.parse(referrer);
  const isOwn = from?.origin === here.origin;
  const entry = isOwn && !here.search.includes('utm_') ? from : here;
  return {
    entryPage: entry.pathname,
    // Without its query, which may hold what is nobody else's business.
    ...(from && !isOwn && { referrer: from.origin + from.pathname }),
    ...campaignOf(entry),
  };
}
