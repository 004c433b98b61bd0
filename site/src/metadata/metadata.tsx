import { company } from '@sunfield/shared/company';
import { currentAddress } from '../request/current-request.ts';
import type { MetaWords } from '../words/words.ts';
import { asJson } from './as-json.ts';
import { environment } from '../environment.ts';
import { createTranslator } from '../i18n/translator.ts';
import { pageAddresses } from './page-address.ts';
import { previewOf } from './preview.ts';
import { structuredData } from './structured-data.ts';

/**
 * What a search engine, a browser tab and a shared link show of a page. React hoists it into
 * the head, where what differs from page to page is marked (browser/documents.ts).
 */
export function Metadata({ meta }: { readonly meta: MetaWords }) {
  const { SITE_URL, SITE_VERIFICATION } = environment();
  const { path, locale } = currentAddress();
  const { canonical, alternates, openGraphLocale } = pageAddresses(SITE_URL, path, locale);
  const t = createTranslator(locale);
  const preview = previewOf(path, locale, t);
  const image = SITE_URL + preview.file;
  const page = { siteUrl: SITE_URL, path, canonical, locale, meta, image, t };
  return (
    <>
      <title data-page="">{`${meta.title} · ${company.name}`}</title>
      <meta data-page="" name="description" content={meta.description} />
      <link data-page="" rel="canonical" href={canonical} />
      {alternates.map(({ language, address }) => (
        <link key={language} data-page="" rel="alternate" hrefLang={language} href={address} />
      ))}
      {path === '/' &&
        SITE_VERIFICATION.map(({ name, content }) => (
          <meta key={name} data-page="" name={name} content={content} />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta data-page="" property="og:title" content={meta.title} />
      <meta data-page="" property="og:description" content={meta.description} />
      <meta data-page="" property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocale} />
      <meta data-page="" property="og:image" content={image} />
      <meta property="og:image:type" content={preview.type} />
      <meta property="og:image:width" content={String(preview.width)} />
      <meta property="og:image:height" content={String(preview.height)} />
      <meta data-page="" property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: asJson(structuredData(page)) }}
      />
    </>
  );
}
