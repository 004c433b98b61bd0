import { unstable_getRequest as getRequest } from 'waku/router/server';
import { localeOfRequest, type RequestLocale } from './locale-of-request.ts';

/** The language of the request that is being rendered. The one reader of that request in the site. */
export function currentLocale(): RequestLocale {
  return localeOfRequest(getRequest());
}
