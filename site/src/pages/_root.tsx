import '../styles/all.ts';
// Named here, because in development the sheets are sought where a module imports one itself.
import '../styles/index.scss';
import latinFont from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import { brand } from '@sunfield/shared/brand';
import { localeOption } from '@sunfield/shared/locales';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/error-boundary/error-boundary.tsx';
import { ErrorMessage } from '../components/error-message/error-message.tsx';
import { firstScreenEndId } from '../components/first-screen-end/first-screen-end-id.ts';
import { LanguageOffer } from '../components/language-offer/language-offer.tsx';
import { Navigation } from '../components/navigation/navigation.tsx';
import { translation } from '../request/translation.ts';
import { consentScript } from '../browser/cookie-consent.ts';
import { deferLayoutScript } from '../browser/gradual-layout.ts';
import { fontScript } from '../browser/late-font.ts';
import { leaveScript } from '../browser/leaving.ts';

export default function Root({ children }: { children: ReactNode }) {
  const { locale, t } = translation();
  return (
    // What is remembered in the browser marks the root before React does.
    <html lang={localeOption(locale).iso} suppressHydrationWarning>
      <head>
        <meta name="theme-color" content={brand.paper} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="expect" href={`#${firstScreenEndId}`} blocking="render" />
        <script
          dangerouslySetInnerHTML={{
            __html: `${fontScript};${deferLayoutScript};${consentScript};${leaveScript}`,
          }}
        />
      </head>
      <body>
        <ErrorBoundary fallback={<ErrorMessage status={500} code="server" />}>
          {children}
        </ErrorBoundary>
        <LanguageOffer />
        <Navigation loadingLabel={t('interface.loading')} />
      </body>
    </html>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
