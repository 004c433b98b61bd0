'use client';

import type { Locale } from '@sunfield/shared/locales';
import { useSyncExternalStore } from 'react';
import { localeParameter } from '../../i18n/locale-of-request.ts';
import { declineOffer, offeredLocale, subscribeToOffer } from '../../browser/language-offer.ts';
import styles from './language-offer.module.scss';

export interface OfferWords {
  readonly iso: string;
  readonly label: string;
  readonly text: string;
  readonly accept: string;
  readonly decline: string;
}

const none = () => undefined;

/** Nothing switches by itself: the visitor may follow the offer, or send it away for good. */
export function LanguageOfferBar({ offers }: { offers: Partial<Record<Locale, OfferWords>> }) {
  const offered = useSyncExternalStore(subscribeToOffer, offeredLocale, none);
  const words = offered && offers[offered];
  if (!words) return null;
  return (
    <aside className={styles.offer} lang={words.iso} aria-label={words.label} data-language-offer>
      <p>{words.text}</p>
      <a href={`?${localeParameter}=${offered}`} hrefLang={words.iso}>
        {words.accept}
      </a>
      <button type="button" onClick={declineOffer}>
        {words.decline}
      </button>
    </aside>
  );
}
