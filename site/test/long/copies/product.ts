import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLocale, localeValues, type Locale } from '@sunfield/shared/locales';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { acknowledgementEmail } from '../../../../form-service/src/emails/acknowledgement-email.ts';
import { leadEmail } from '../../../../form-service/src/emails/lead-email.ts';
import { noticeEmail } from '../../../../form-service/src/emails/waiting-email.ts';
import { unknownSource } from '../../../../form-service/src/leads/lead.ts';
import type { LeadRecord } from '../../../../form-service/src/leads/lead-desk.ts';
import { previewSheets } from '../../../pictures/previews/draw-previews.ts';
import { inBrand } from '../../../vite/shades.ts';
import { standaloneFiles } from '../../../pictures/render/standalone.ts';
import { allScenes } from '../../../pictures/scenes/all-scenes.ts';
import { makeBrandFiles } from '../../../scripts/brand-files.ts';
import { allPreviews, previewOptions } from '../../../scripts/pictures.ts';
import { routes, type Route } from '../../../src/content/routes.ts';
import { llms } from '../../../src/front/discovery/llms.ts';
import { manifest } from '../../../src/front/discovery/manifest.ts';
import { robots } from '../../../src/front/discovery/robots.ts';
import { securityTxt } from '../../../src/front/discovery/security-txt.ts';
import { sitemap } from '../../../src/front/discovery/sitemap.ts';
import { busyPage, lastResortPage } from '../../../src/front/plain-pages.ts';
import { layoutOf } from '../../../e2e/support/layouts.ts';
import { requests } from './stand-in-server.ts';

type Component = ComponentType<Record<string, unknown> & { children?: ReactNode }>;
type Shown = Record<string, string>;

const components = import.meta.glob<Component>('../../../src/pages/**/*.tsx', {
  eager: true,
  import: 'default',
});
const sheets = import.meta.glob<string>(
  ['../../../src/**/*.scss', '../../../pictures/case-studies/**/*.scss'],
  {
    eager: true,
    import: 'default',
    query: '?inline',
  },
);

function componentAt(...paths: string[]): Component {
  const found = paths.map((path) => components[`../../../src/pages/${path}.tsx`]).find(Boolean);
  if (!found) throw new Error(`No page at ${paths.join(' or ')}.`);
  return found;
}

/** A page as a document: within its layout, within the root. */
async function documentOf({ path, page }: Route, locale: Locale): Promise<string> {
  const name = path === '/' ? '/index' : path;
  const names = [name, `${name}/index`, name.replace(/[^/]+$/u, '[slug]')];
  const folder = `(${layoutOf(path)})`;
  const Page = componentAt(...names.map((file) => folder + file));
  const Layout = componentAt(`${folder}/_layout`);
  const Root = componentAt('_root');
  const request = new Request(`http://localhost${path}?lang=${locale}`);
  const element = createElement(Page, { path, slug: page.entry });
  return requests.run(request, async () => {
    const { prelude } = await prerender(
      createElement(Root, null, createElement(Layout, null, element)),
    );
    return new Response(prelude).text();
  });
}

async function pages(locales: readonly Locale[]): Promise<Shown> {
  const shown: Shown = {};
  for (const locale of locales)
    for (const route of routes)
      shown[`page ${route.path} ${locale}`] = await documentOf(route, locale);
  return shown;
}

async function pictures(locales: readonly Locale[]): Promise<Shown> {
  const shown: Shown = {};
  for (const [name, scene] of allScenes)
    for (const locale of locales)
      for (const { variant, source } of standaloneFiles(scene, locale))
        shown[`picture ${name} ${variant} ${locale}`] = source;
  const previews = allPreviews().filter(({ locale }) => locales.includes(locale));
  for (const { preview, svg } of await previewSheets(previews, previewOptions()))
    shown[`preview ${preview.path} ${preview.locale}`] = svg;
  return shown;
}

const received = new Date('2026-11-21T01:36:12Z');

const lead: LeadRecord = {
  id: '01a1fbc4-ad68-7e00-b445-a565ae40a274',
  receivedAt: received,
  request: {
    firstName: 'Anna',
    lastName: 'Müller',
    email: 'anna@acme.example',
    phone: '',
    company: '',
    country: '',
    message: 'We need an app.',
    interests: ['web-application'],
    locale: 'en',
    page: '/contact',
    ...unknownSource,
  },
  signals: ['honeypot'],
  releasedAt: new Date('2026-11-21T02:00:00Z'),
  attempts: 0,
  sentTo: [],
  state: 'waiting',
  score: 0,
  dueAt: received,
  lastError: undefined,
  settledAt: undefined,
  taken: undefined,
  answered: undefined,
};

function mails(locales: readonly Locale[]): Shown {
  const context = {
    linkTo: () => 'https://forms.example/desk',
    now: new Date('2026-11-22T08:00:00Z'),
    isWordless: false,
  };
  const written = {
    lead: leadEmail(lead, ['https://www.site.example'], context.linkTo),
    notice: noticeEmail({ leads: [lead], remaining: 0 }, context),
    ...Object.fromEntries(
      locales.map((locale) => [
        locale,
        acknowledgementEmail({ ...lead, request: { ...lead.request, locale } }, undefined),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(written).map(([name, mail]) => [`mail ${name}`, JSON.stringify(mail)]),
  );
}

const siteUrl = 'https://www.site.example';

/** What machines read. */
const machineFiles = (): Shown => ({
  'file sitemap.xml': sitemap(siteUrl),
  'file robots.txt': robots(siteUrl),
  'file security.txt': securityTxt(siteUrl),
  'file llms.txt': llms(siteUrl),
  'file manifest.webmanifest': manifest(),
});

async function plainFiles(locales: readonly Locale[]): Promise<Shown> {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  await makeBrandFiles(folder);
  const made = readdirSync(folder)
    .filter((name) => /\.(?:css|js|svg)$/u.test(name))
    .map((name): [string, string] => [`file ${name}`, readFileSync(join(folder, name), 'utf8')]);
  const desk = new URL('../../../../form-service/src/desk/desk.css', import.meta.url);
  return {
    ...Object.fromEntries(made),
    'file desk.css': inBrand(readFileSync(desk, 'utf8')),
    ...Object.fromEntries(Object.entries(sheets).map(([name, css]) => [`sheet ${name}`, css])),
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        [`page busy ${locale}`, busyPage(locale)],
        [`page last-resort ${locale}`, lastResortPage(locale)],
      ]),
    ),
    ...machineFiles(),
  };
}

/** Everything that the product shows, in all languages or in some, by what shows it. */
export async function renderProduct(names: readonly string[]): Promise<Shown> {
  const locales = names.length > 0 ? names.filter(isLocale) : localeValues;
  return {
    ...(await plainFiles(locales)),
    ...mails(locales),
    ...(await pictures(locales)),
    ...(await pages(locales)),
  };
}
