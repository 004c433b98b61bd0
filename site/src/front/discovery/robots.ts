/** Everything may be read but the answers of forms, which belong to one visitor each. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /*?*draft=
Disallow: /*?*request=

Sitemap: ${siteUrl}/sitemap.xml
`;
}
