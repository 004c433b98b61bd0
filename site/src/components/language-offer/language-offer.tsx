import { locales } from '@sunfield/shared/locales';
import { createTranslator } from '../../i18n/translator.ts';
import { translation } from '../../request/translation.ts';
import styles from './language-offer.module.scss';

/**
 * Offers the other languages, each in its own words. Hidden, until script knows which of them the visitor's
 * browser prefers (browser/language-offer.ts).
 */
export function LanguageOffer() {
  const { locale, hrefIn } = translation();
  return locales
    .filter(({ value }) => value !== locale)
    .map(({ value, iso }) => {
      const { label, text, accept, decline } = createTranslator(value)('interface.language.offer');
      return (
        <aside
          key={value}
          className={styles.offer}
          lang={iso}
          aria-label={label}
          data-language-offer={value}
          hidden
        >
          <p>{text}</p>
          <a href={hrefIn(value)} hrefLang={iso}>
            {accept}
          </a>
          <button type="button">{decline}</button>
        </aside>
      );
    });
}
