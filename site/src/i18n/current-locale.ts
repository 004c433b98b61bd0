import { currentRequest } from '../server/current-request.ts';
import { localeOfRequest, type RequestLocale } from './locale-of-request.ts';

/** The language of the request that is being rendered. */
export function currentLocale(): RequestLocale {
  return localeOfRequest(currentRequest());
}
