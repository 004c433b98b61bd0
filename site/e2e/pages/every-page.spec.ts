import { locales, localeOption, type Locale } from '@sunfield/shared/locales';
import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { readable, readPages, type Document } from './document.ts';

/** A dotted path into the dictionaries, or a placeholder that nobody filled. */
const untranslated =
  /\b(?:caseStudies|form|home|interface|pages|policy|projects|scenes|services|technologies)\.[a-z][\w-]*\.|\{\{|\bundefined\b|\[object /u;

/** Letters of Vietnamese alone, with the sign of its currency. */
const vietnamese = /[ăđĩũơưĂĐĨŨƠƯ\u1ea0-\u1ef9₫]/u;

/**
 * Where the face with those letters is asked for (styles/base/_fonts.scss): addresses, the hero's menu and
 * its ticket, the drawings of a stage and its steps.
 */
const inItsFace =
  /<address[\s>].*?<\/address>|<span lang="vi">.*?<\/span>|hero-fragment-phone.*?hero-fragment-release|hero-scene-definitions.*?<\/svg>|<svg class="stage-.*?<\/svg>|<ol class="_steps_.*?<\/ol>/gsu;

/**
 * What can't be seen but is copied, indexed and read out: joiners, zero-width and soft ones, marks of
 * direction, fillers; as themselves or as references. No-break spaces are typography.
 */
const invisible =
  /\p{Cf}|[\u115f\u1160\u2028\u2029\u3164\uffa0]|&(?:shy|zwn?j|lrm|rlm|#0*173|#0*820[3-7]|#0*8288|#0*65279|#x0*(?:ad|200[b-f]|2060|feff));/giu;

const languages = locales.map(({ value }) => value);

/** Read once for each worker. */
const cache = new Map<Locale, Promise<Map<string, Document>>>();

const pageTest = test.extend<{ pagesIn: (locale: Locale) => Promise<Map<string, Document>> }>({
  pagesIn: async ({ request }, use) => {
    await use(async (locale) => {
      const pages = cache.get(locale) ?? readPages(request, locale);
      cache.set(locale, pages);
      return pages;
    });
  },
});

const repeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

for (const locale of languages) {
  pageTest.describe(`in ${locale}`, () => {
    pageTest('every route answers with one heading, in its language', async ({ pagesIn }) => {
      for (const [path, page] of await pagesIn(locale)) {
        expect.soft(page.status, path).toBe(200);
        expect.soft(page.language, path).toBe(localeOption(locale).iso);
        expect.soft(page.headings, path).toBe(1);
      }
    });

    pageTest('titles and descriptions are there, and no two are alike', async ({ pagesIn }) => {
      const pages = [...(await pagesIn(locale)).values()];
      expect(pages.every(({ title, description }) => title && description)).toBe(true);
      expect(repeated(pages.map(({ title }) => title))).toEqual([]);
      expect(repeated(pages.map(({ description }) => description))).toEqual([]);
    });

    pageTest('a page is its own canonical and names its alternates', async ({ pagesIn }) => {
      for (const [path, { canonical, alternates }] of await pagesIn(locale)) {
        const query = locale === 'en' ? '' : `?lang=${locale}`;
        expect.soft(canonical, path).toBe(product.siteUrl + path + query);
        expect.soft([...alternates.values()], path).toContain(canonical);
        expect.soft([...alternates.keys()], path).toEqual(['en', 'fr', 'ko', 'ja', 'x-default']);
        expect.soft(new URL(alternates.get('x-default') ?? '').search, path).toBe('');
      }
    });

    pageTest('no key and no placeholder is left in the words', async ({ pagesIn }) => {
      for (const [path, { lines }] of await pagesIn(locale)) {
        expect
          .soft(
            lines.filter((line) => untranslated.test(line)),
            path,
          )
          .toEqual([]);
      }
    });

    pageTest('no character that cannot be seen is in the text', async ({ pagesIn }) => {
      for (const [path, { html }] of await pagesIn(locale)) {
        const shown = html.replace(/<(script|style)[\s>].*?<\/\1>/gsu, '');
        expect.soft(shown.length, path).toBeGreaterThan(1000);
        expect.soft(shown.match(invisible) ?? [], path).toEqual([]);
      }
    });

    pageTest('Vietnamese letters stand where their face is asked for', async ({ pagesIn }) => {
      for (const [path, { html, lines }] of await pagesIn(locale)) {
        const elsewhere = readable(html.replace(inItsFace, ''));
        expect
          .soft(
            elsewhere.filter((line) => vietnamese.test(line)),
            path,
          )
          .toEqual([]);
        if (path === '/') expect(lines.filter((line) => vietnamese.test(line))).not.toEqual([]);
      }
    });

    pageTest(
      'every picture has its alternative, its size and its file',
      async ({ pagesIn, request }) => {
        const files = new Set<string>();
        for (const [path, { images }] of await pagesIn(locale)) {
          for (const image of images) {
            expect.soft(image, path).toMatch(/\salt="/u);
            expect.soft(image, path).toMatch(/\swidth="\d+"/u);
            expect.soft(image, path).toMatch(/\sheight="\d+"/u);
            files.add(/\ssrc="([^"]+)"/u.exec(image)?.[1] ?? '');
          }
        }
        for (const file of files) expect.soft((await request.head(file)).status(), file).toBe(200);
      },
    );

    pageTest(
      'internal links keep the language and answer without a redirect',
      async ({ pagesIn, request }) => {
        const targets = new Set<string>();
        for (const [path, { links }] of await pagesIn(locale)) {
          for (const link of links.filter((href) => href.startsWith('/'))) {
            const url = new URL(link, 'http://site');
            // The language selector leads to the other languages, on purpose.
            expect.soft(url.searchParams.get('lang'), `${path} → ${link}`).not.toBeNull();
            targets.add(url.pathname + url.search);
          }
        }
        for (const target of targets) {
          const response = await request.head(target, { maxRedirects: 0 });
          expect.soft(response.status(), target).toBe(200);
        }
      },
    );
  });
}

for (const locale of languages.filter((value) => value !== 'en')) {
  pageTest(`no English sentence is left in ${locale}`, async ({ pagesIn }) => {
    const english = new Set([...(await pagesIn('en')).values()].flatMap(({ lines }) => lines));
    // Names of tools and addresses are the same in every language; three plain words in a row are not.
    const isSentence = (line: string) => /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/u.test(line);
    for (const [path, { lines }] of await pagesIn(locale)) {
      expect
        .soft(
          lines.filter((line) => isSentence(line) && english.has(line)),
          path,
        )
        .toEqual([]);
    }
  });
}
