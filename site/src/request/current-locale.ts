import type { RequestLocale } from '../i18n/locale-of-request.ts';
import { currentAddress } from './current-request.ts';

/** The language of the request that is being rendered. */
export const currentLocale = (): RequestLocale => currentAddress();
