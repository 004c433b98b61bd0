import type { Locale } from '@sunfield/shared/locales';
import en from './words/acknowledgement.en.json' with { type: 'json' };
import fr from './words/acknowledgement.fr.json' with { type: 'json' };
import jp from './words/acknowledgement.jp.json' with { type: 'json' };
import ko from './words/acknowledgement.ko.json' with { type: 'json' };

/** The mail that tells a visitor that the request arrived; `{{company}}` is the company's name. */
export const acknowledgementWords: Readonly<Record<Locale, typeof en>> = { en, fr, ko, jp };
