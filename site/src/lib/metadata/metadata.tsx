import { company } from '@sunfield/shared/company';
import { currentLocale } from '../../i18n/current-locale.ts';
import type { MetaWords } from '../../locales/words.ts';
import { readEnvironment } from '../environment.ts';
import { pageAddresses } from './page-address.ts';

interface MetadataProps {
  readonly path: string;
  readonly meta: MetaWords;
}

/** What a search engine, a browser tab and a shared link show of a page. React hoists it into the head. */
export function Metadata({ path, meta }: MetadataProps) {
  const { SITE_URL } = readEnvironment();
  const { canonical, alternates, openGraphLocale } = pageAddresses(SITE_URL, path, currentLocale());
  return (
    <>
      <title>{`${meta.title} · ${company.name}`}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocale} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
