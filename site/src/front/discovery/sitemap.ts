import { localeValues } from '@sunfield/shared/locales';
import { routes } from '../../content/routes.ts';
import { pageAddresses } from '../../metadata/page-address.ts';

const entry = (address: string, links: string[]) =>
  ['  <url>', `    <loc>${address}</loc>`, ...links, '  </url>'].join('\n');

const link = ({ language, address }: { language: string; address: string }) =>
  `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** Every page in every language, each with all of its alternates. */
export function sitemap(siteUrl: string): string {
  const entries = routes.flatMap(({ path }) =>
    localeValues.map((locale) => {
      const { canonical, alternates } = pageAddresses(siteUrl, path, locale);
      return entry(canonical, alternates.map(link));
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
