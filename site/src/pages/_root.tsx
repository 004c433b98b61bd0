import '../styles/all.ts';
// Named here, because in development the sheets are sought where a module imports one itself.
import '../styles/index.scss';
import latinFont from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import { brand } from '@sunfield/shared/brand';
import { localeOption } from '@sunfield/shared/locales';
import type { ReactNode } from 'react';
import { firstScreenEndId } from '../components/first-screen-end/first-screen-end.tsx';
import { LanguageOffer } from '../components/language-offer/language-offer.tsx';
import { Shell } from '../components/shell/shell.tsx';
import { translation } from '../request/translation.ts';
import { headScript } from '../browser/head/head-script.ts';

export default function Root({ children }: { children: ReactNode }) {
  const { locale } = translation();
  return (
    <html lang={localeOption(locale).iso} data-locale={locale}>
      <head>
        <meta name="theme-color" content={brand.paper} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="expect" href={`#${firstScreenEndId}`} blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        {children}
        <LanguageOffer />
        <Shell />
      </body>
    </html>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
