import { brand } from '@sunfield/shared/brand';
import { company } from '@sunfield/shared/company';
import { defaultLocale } from '@sunfield/shared/locales';
import { sloganIn } from '../../i18n/company-words.ts';

/** The web app manifest. */
export function manifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: sloganIn(defaultLocale),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
