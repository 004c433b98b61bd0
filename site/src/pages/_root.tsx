import '../styles/index.scss';
import latinFont from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import { localeOption } from '@sunfield/shared/locales';
import type { ReactNode } from 'react';
import { currentLocale } from '../i18n/current-locale.ts';

export default function Root({ children }: { children: ReactNode }) {
  const { locale } = currentLocale();
  return (
    <html lang={localeOption(locale).iso}>
      <head>
        <meta name="theme-color" content="#fbf6ec" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>{children}</body>
    </html>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
