import { expect, test } from '@playwright/test';
import { defaultLocale, locales, localeOption, type Locale } from '@sunfield/shared/locales';
import { parseHTML } from 'linkedom';
import { caseStudiesLink, getInTouch } from '../../src/content/navigation.ts';
import { projects } from '../../src/content/projects.ts';
import { routes } from '../../src/content/routes.ts';
import { localeCookie, localeCookieDays } from '../../src/i18n/chosen-language.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { ask } from '../support/ask.ts';
import { product } from '../support/product.ts';
import { all, seen, textOf } from './served-page.ts';
import { translation } from '../../../shared/test/support/translation.ts';

// What the server answers to addresses, methods and cookies, without a browser.

const documentOf = async (answer: Response) => parseHTML(await answer.text()).document;

const languageOf = async (answer: Response) => (await documentOf(answer)).documentElement.lang;

test('an unknown address is a 404 with the whole shell, in each language', async () => {
  for (const { value, iso } of locales) {
    const t = createTranslator(value);
    const answer = await ask(`/no-such-page?lang=${value}`);
    expect(answer.status).toBe(404);
    const document = await documentOf(answer);
    expect(document.documentElement.lang).toBe(iso);
    const main = document.querySelector('main');
    expect(textOf(main?.querySelector('h1'))).toBe(seen(t('interface.error.heading')));
    expect(textOf(main)).toContain(seen(t('interface.error.notFound.message')));
    expect(textOf(main)).toContain('404');
    expect(document.querySelector('header nav')).not.toBeNull();
    const home = main?.querySelector(`a[href="/?lang=${value}"]`);
    expect(textOf(home)).toBe(seen(t('interface.error.toHome')));
    for (const { path, label } of [caseStudiesLink, getInTouch])
      expect(textOf(main?.querySelector(`a[href="${path}?lang=${value}"]`))).toBe(seen(t(label)));
    expect(main?.querySelector('img')?.getAttribute('src')).toContain('/lostTicket-');
  }
});

test('what is no page is a 404: unknown slugs, pages of the server’s own, React’s wire format', async () => {
  for (const path of [
    '/services/no',
    '/case-studies/no',
    '/projects/project-9',
    '/tech/no',
    '/error-page',
    '/404',
    '/RSC/R/About.txt',
    '/RSC/R/_root.txt',
    '/RSC/F/x/y.txt',
    '/RSC/',
  ]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toMatch(/^<!DOCTYPE html>/u);
  }
});

test('anything but GET and HEAD is refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    for (const path of ['/About', '/RSC/F/x/y.txt']) {
      const answer = await ask(path, { method, body: '[]' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  expect((await ask('/About', { method: 'HEAD' })).status).toBe(200);
});

test('another casing and a slash at the end are permanently the exact path', async () => {
  for (const [asked, exact] of [
    ['/pricing', '/Pricing'],
    ['/ABOUT', '/About'],
    ['/About/', '/About'],
    ['/project', '/Project'],
    [
      `/Services/Web-Development?lang=${translation}`,
      `/services/web-development?lang=${translation}`,
    ],
  ] as const) {
    const answer = await ask(asked);
    expect(answer.status, asked).toBe(308);
    expect(answer.headers.get('location'), asked).toBe(exact);
  }
});

test('the address decides on the language, the server speaks it, the cookie keeps it', async () => {
  const cookie = (value: string) => ({ headers: { cookie: `${localeCookie}=${value}` } });
  for (const { value, iso } of locales) {
    const answer = await ask(`/contact?lang=${value}`);
    const set = answer.headers.get('set-cookie') ?? '';
    expect(set).toContain(`${localeCookie}=${value}`);
    expect(set).toContain(`Max-Age=${localeCookieDays * 24 * 60 * 60}`);
    expect(await languageOf(answer)).toBe(iso);
    expect(await languageOf(await ask('/contact', cookie(value)))).toBe(iso);
  }
  expect(await languageOf(await ask(`/contact?lang=${translation}`, cookie(defaultLocale)))).toBe(
    localeOption(translation).iso,
  );
});

test('a language that is none of the list is ignored, in the address and in the cookie', async () => {
  const answer = await ask('/contact?lang=xx', {
    headers: { cookie: `${localeCookie}=xx`, 'accept-language': 'fr' },
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await languageOf(answer)).toBe(localeOption('en').iso);
});

test('an interest in the address is ticked, and no other; one that nobody knows ticks nothing', async () => {
  const ticked = async (path: string) =>
    all(await documentOf(await ask(path)), '[name=interests][checked]').map((box) =>
      box.getAttribute('value'),
    );
  for (const { interest } of Object.values(projects))
    expect(await ticked(`/get-in-touch?interest=${interest}`)).toEqual([interest]);
  expect(await ticked('/Pricing?interest=gold')).toEqual([]);
});

test('the sitemap names every page in every language, with all alternates', async () => {
  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const text = await answer.text();
  const queryOf = (locale: Locale) => (locale === 'en' ? '' : `?lang=${locale}`);
  const wanted = routes.flatMap(({ path }) =>
    locales.map(({ value }) => product.siteUrl + path + queryOf(value)),
  );
  const named = [...text.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address]) => address);
  expect(named.sort()).toEqual(wanted.sort());
  expect(text.match(/hreflang="x-default"/gu)).toHaveLength(wanted.length);
});

test('robots.txt names the sitemap, llms.txt every page, the manifest icons that are there', async () => {
  expect(await (await ask('/robots.txt')).text()).toContain(
    `Sitemap: ${product.siteUrl}/sitemap.xml`,
  );
  const pages = await (await ask('/llms.txt')).text();
  for (const { path } of routes) expect(pages).toContain(`(${product.siteUrl}${path})`);
  const { icons } = (await (await ask('/manifest.webmanifest')).json()) as {
    icons: { src: string; type: string }[];
  };
  expect(icons).not.toEqual([]);
  for (const { src, type } of icons) {
    const icon = await ask(src);
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toBe(type);
  }
});

test('a preview picture that a crawler has is not sent again; the worker is always asked for anew', async () => {
  const home = await documentOf(await ask('/'));
  const picture = home.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const etag = (await ask(picture, { method: 'HEAD' })).headers.get('etag') ?? '';
  expect((await ask(picture, { headers: { 'if-none-match': etag } })).status).toBe(304);
  for (const worker of ['/sw.js', '/service-worker.js', '/ngsw-worker.js']) {
    const { headers } = await ask(worker);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toMatch(/javascript/u);
  }
});

test('a language that is none of the list is ignored', async () => {
  for (const asked of ['ja', 'JP', 'kr', 'fr-FR', 'xx', '']) {
    const page = await documentOf(await ask(`/About?lang=${asked}`));
    expect(page.documentElement.lang).toBe('en-US');
  }
});

test('the page for who has no network is there in each language', async () => {
  for (const { value, iso } of locales) {
    const answer = await ask(`/offline/${value}`);
    const document = await documentOf(answer);
    expect(document.documentElement.lang).toBe(iso);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/u);
    expect(textOf(document.querySelector('h1'))).toBe(
      seen(createTranslator(value)('interface.offline.title')),
    );
  }
});
