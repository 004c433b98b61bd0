import { expect, test } from '@playwright/test';
import places from '@sunfield/shared/company/places.json' with { type: 'json' };
import { answering } from '../../src/content/people.ts';
import { routes } from '../../src/content/routes.ts';
import { ask } from '../support/ask.ts';
import { pageChecks } from './page-checks.ts';
import { parsePage } from './served-page.ts';
import { localeOption } from '@sunfield/shared/locales';
import { translation } from '../../../shared/test/support/translation.ts';

/** For each check a page, and a slip in its HTML that the check is there to find. */
const slips: Record<keyof typeof pageChecks, [path: string, ...slips: [RegExp, string][]]> = {
  'answers in its language, with one heading': ['/About', [/<h1/u, '<h1></h1><h1']],
  'has a title and a description': ['/About', [/<title([^>]*)>[^<]*/u, '<title$1>']],
  'is its own canonical and names its alternates': [
    '/About',
    [/hrefLang="x-default"/u, 'hrefLang="kr"'],
  ],
  'has no key and no placeholder in its words': ['/About', [/<h1[^>]*>/u, '$&{{city}}']],
  'has no character that can’t be seen': ['/About', [/<h1[^>]*>/u, '$&\u200b']],
  'has Vietnamese letters only where their face is asked for': ['/About', [/<h1[^>]*>/u, '$&Đ']],
  'gives each picture its alternative and its size': [
    '/services',
    [/<h1/u, '<img src="/x.png"><h1'],
  ],
  'keeps the language in its links, where its address names it': [
    '/About',
    [new RegExp(`href="/contact\\?lang=${translation}"`, 'u'), 'href="/contact"'],
  ],
  'is valid': ['/About', [/<h1/u, '<p><div></div></p><h1']],
  'has structured data that can be read': [
    '/services/qa-sts',
    [/"@type":"Service"/u, '"@type":"Thing"'],
  ],
  'tells of its preview picture': ['/About', [/1200"/u, '600"']],
  'has the frame of its layout': ['/About', [/href="\/get-trial\?/gu, 'href="/tech?']],
  'ends with a question, or has the form': ['/services/qa-sts', [/closing_closing/gu, '']],
  'shows who answers beside its form, and on About whom one would meet': [
    '/contact',
    [new RegExp(answering[0]?.name ?? '', 'gu'), ''],
  ],
  'has the client’s own call to action': ['/About', [/\/Pricing\?lang=\w+#request/gu, '/Pricing']],
  'has the ways to reach the company in its footer': ['/About', [/href="mailto:/gu, 'href="mail:']],
  'tells a case with all of its parts, and ends with a way to a request': [
    '/case-studies/taffi',
    [/<blockquote[^>]*>/u, '$&And '],
  ],
  'shows all that a service offers, each beside its drawing': [
    '/services/qa-sts',
    [/(<li[^>]*><img.*?<h3[^>]*>)/su, '$1One more: '],
  ],
  'tells each of its points, title and text': ['/Project', [/roles-/gu, 'rules-']],
  'leads from a project to the form with its interest': [
    '/projects/project-1',
    [/interest=\w+/gu, 'interest=gold'],
  ],
  'names every language in its selector': [
    '/About',
    [new RegExp(`lang="${localeOption(translation).iso}"`, 'gu'), 'lang="xx"'],
  ],
};

/** What only a company in Vietnam is held to. */
const vietnamese: keyof typeof slips = 'has Vietnamese letters only where their face is asked for';

test('what each check is there to find is found', async () => {
  for (const [name, [path, ...changes]] of Object.entries(slips)) {
    if (name === vietnamese && places.language !== 'vi') continue;
    const route = routes.find((one) => one.path === path);
    if (!route) throw new Error(`${path} is no route.`);
    const place = { route, locale: translation, query: `?lang=${translation}` } as const;
    const html = await (await ask(`${path}?lang=${translation}`)).text();
    const check = pageChecks[name as keyof typeof slips];
    expect.soft(await check(parsePage(place, 200, html)), `${name}: before`).toEqual([]);
    const spoilt = changes.reduce((text, [what, slip]) => text.replace(what, slip), html);
    expect.soft(await check(parsePage(place, 200, spoilt)), name).not.toEqual([]);
  }
});
