import { company } from '@sunfield/shared/company';
import { requestFormId } from '@sunfield/shared/form-outcome';
import {
  defaultLocale,
  languageSubtag,
  localeOption,
  locales,
  localeValues,
  type Locale,
} from '@sunfield/shared/locales';
import { places } from '@sunfield/shared/places';
import { HtmlValidate } from 'html-validate/node';
import { caseStudies, type CaseStudyFacts } from '../../src/content/case-studies.ts';
import type { CaseStudySlug, ProjectSlug, ServiceSlug } from '../../src/content/entries.ts';
import {
  footerLinks,
  serviceLinks,
  createRequest,
  technologyLinks,
} from '../../src/content/navigation.ts';
import { answering, colleagues } from '../../src/content/people.ts';
import { projects } from '../../src/content/projects.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { layoutOf, type Layout } from '../support/layouts.ts';
import { product } from '../support/product.ts';
import { all, closingHeadings, readable, seen, textOf, type ServedPage } from './served-page.ts';

/** What is wrong with a page, a line each. */
type Check = (page: ServedPage) => string[] | Promise<string[]>;

const fault = (isWrong: boolean, text: string) => (isWrong ? [text] : []);

/** Says where two lists of texts, or two texts, are not the same. */
function differ(what: string, found: unknown, wanted: unknown): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  return fault(is !== should, `${what}: ${is} instead of ${should}`);
}

/** The sections whose heading of a level has just this text. */
const sectionsNamed = ({ main }: ServedPage, heading: string) =>
  all(main, 'section').filter((section) =>
    all(section, 'h2').some((title) => textOf(title) === seen(heading)),
  );

/** Titles and texts stand in the list items of a section, and no others. */
function differentPoints(
  section: Element | undefined,
  items: readonly { title: string; text: string }[],
  selector = 'li',
): string[] {
  const points = section ? all(section, selector) : [];
  const texts = (inside: string) =>
    points.flatMap((point) => all(point, inside).map((element) => textOf(element)));
  return [
    ...differ(
      'titles',
      texts('h3'),
      items.map(({ title }) => seen(title)),
    ),
    ...differ(
      'texts',
      texts('p'),
      items.map(({ text }) => seen(text)),
    ),
  ];
}

/** A dotted path into the dictionaries, or a placeholder that nobody filled. */
const untranslated =
  /\b(?:caseStudies|form|home|interface|pages|policy|projects|scenes|services|technologies)\.[a-z][\w-]*\.|\{\{|\bundefined\b|\[object /u;

const { language: languageOfPlace }: { readonly language: string } = places;

/** Letters of Vietnamese alone, with the sign of its currency. */
const vietnamese = /[ăđĩũơưĂĐĨŨƠƯ\u1ea0-\u1ef9₫]/u;

/**
 * Where the face with those letters is asked for (styles/base/_fonts.scss): addresses, the hero's menu and
 * its ticket, the drawings of a stage and its steps.
 */
const inItsFace =
  /<address[\s>].*?<\/address>|<span lang="vi">.*?<\/span>|hero-fragment-phone.*?hero-fragment-release|hero-scene-definitions.*?<\/svg>|<svg class="stage-.*?<\/svg>|<ol class="stage_steps.*?<\/ol>/gsu;

/**
 * What can't be seen but is copied, indexed and read out: joiners, zero-width and soft ones, marks of
 * direction, fillers; as themselves or as references. No-break spaces are typography.
 */
const invisible =
  /\p{Cf}|[\u115f\u1160\u2028\u2029\u3164\uffa0]|&(?:shy|zwn?j|lrm|rlm|#0*173|#0*820[3-7]|#0*8288|#0*65279|#x0*(?:ad|200[b-f]|2060|feff));/giu;

/** What is only found in texts of a script, by its ISO 15924 code. */
const letters: Readonly<Partial<Record<string, RegExp>>> = {
  Kore: /\p{Script=Hangul}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

const lettersOf = (locale: Locale) =>
  letters[new Intl.Locale(localeOption(locale).iso).maximize().script ?? ''] ?? /\p{L}/u;

/** What a layout has of its own: docs/layouts.md. */
const frames: Record<Layout, { footer?: string; cookies?: true }> = {
  default: { footer: '/get-trial' },
  layout2: { footer: '/services/qa-sts' },
  layout4: { footer: '/services/qa-sts' },
  layout5: { footer: '/get-trial', cookies: true },
  'dark-header': { footer: '/get-trial' },
  'without-footer': {},
};

/** Where titles and texts are told by a drawing, a document or large type: all of the words stay, as a list. */
const told: Partial<Record<string, { words: ToldWords; picture?: string }>> = {
  '/About': { words: 'pages.about.way' },
  '/Project': { words: 'pages.project.roles', picture: 'roles' },
  '/get-trial': { words: 'pages.get-trial.offer', picture: 'signature' },
  '/get-in-touch': { words: 'pages.get-in-touch.useful' },
};
type ToldWords =
  'pages.about.way' | 'pages.get-in-touch.useful' | 'pages.get-trial.offer' | 'pages.project.roles';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's own spelling, and what it leaves in the markup for hydration.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'no-unknown-elements': 'error',
  },
});

/** What has to be true of each page by itself. */
export const pageChecks = {
  'answers in its language, with one heading': ({ status, document, locale }) => [
    ...differ('status', status, 200),
    ...differ('language', document.documentElement.lang, localeOption(locale).iso),
    ...differ('headings', all(document, 'h1').length, 1),
  ],

  'has a title and a description': ({ document }) => [
    ...fault(!document.title, 'no title'),
    ...fault(!document.querySelector('meta[name=description][content]'), 'no description'),
  ],

  'is its own canonical and names its alternates': ({ document, route: { path }, locale }) => {
    const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href');
    const at = (query: string) => product.siteUrl + path + query;
    return [
      ...differ(
        'canonical',
        hrefOf('link[rel=canonical]'),
        at(locale === defaultLocale ? '' : `?lang=${locale}`),
      ),
      ...differ(
        'alternates',
        // In React's spelling, which linkedom keeps.
        all(document, 'link[rel=alternate]')
          .map((link) => [link.getAttribute('hrefLang'), link.getAttribute('href')])
          .filter(([language]) => language !== null),
        [
          ...localeValues.map((value) => [
            languageSubtag(value),
            at(value === defaultLocale ? '' : `?lang=${value}`),
          ]),
          ['x-default', at('')],
        ],
      ),
    ];
  },

  'has no key and no placeholder in its words': ({ lines }) =>
    lines.filter((line) => untranslated.test(line)),

  'has no character that can’t be seen': ({ html }) => {
    const shown = html.replace(/<(script|style)[\s>].*?<\/\1>/gsu, '');
    return [
      ...fault(shown.length < 1000, 'hardly any text'),
      ...(shown.match(invisible) ?? []).map(
        (character) => `U+${character.codePointAt(0)?.toString(16)}`,
      ),
    ];
  },

  // Of a company elsewhere, only samples that are still to be replaced have any.
  'has Vietnamese letters only where their face is asked for': ({ html, lines, route }) =>
    languageOfPlace === 'vi'
      ? [
          ...readable(html.replace(inItsFace, '')).filter((line) => vietnamese.test(line)),
          ...fault(
            route.path === '/' && !lines.some((line) => vietnamese.test(line)),
            'none on home',
          ),
        ]
      : [],

  'gives each picture its alternative and its size': ({ images }) =>
    images.flatMap((image) =>
      ['alt', 'width', 'height', 'src']
        .filter((name) => image.getAttribute(name) === null)
        .map((name) => `${image.getAttribute('src')} without ${name}`),
    ),

  'keeps the language in its links, where its address names it': ({ query, document, locale }) =>
    query === ''
      ? []
      : all(document, 'a[href^="/"]')
          // The selector leads to the other languages, on purpose.
          .filter((link) => !link.closest('#languages') && !link.hasAttribute('hrefLang'))
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => new URL(href, product.siteUrl).searchParams.get('lang') !== locale),

  'is valid': async ({ html }) => {
    const { results } = await validator.validateString(html);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`);
  },

  'has structured data that can be read': ({ document, route: { page } }) => {
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string }[] };
    const types = graph.map((entity) => entity['@type']);
    const wanted = [
      page.family === 'home' ? 'WebSite' : 'BreadcrumbList',
      ...(page.family === 'services' ? ['Service'] : []),
      ...(page.family === 'caseStudies' ? ['Article'] : []),
    ];
    const isOfCompany = page.family === 'home' || page.entry === 'about';
    return [
      ...wanted.filter((type) => !types.includes(type)).map((type) => `no ${type}`),
      ...differ('tells of the Organization', types.includes('Organization'), isOfCompany),
    ];
  },

  'tells of its preview picture': ({ preview, document, locale }) => [
    ...fault(
      !preview.get('og:image')?.startsWith(`${product.siteUrl}/previews/${locale}/`),
      `picture: ${preview.get('og:image')}`,
    ),
    ...fault(
      !/^image\/(?:png|jpeg)$/u.test(preview.get('og:image:type') ?? ''),
      `type: ${preview.get('og:image:type')}`,
    ),
    ...differ(
      'size',
      [preview.get('og:image:width'), preview.get('og:image:height')],
      ['1200', '630'],
    ),
    ...fault(!lettersOf(locale).test(preview.get('og:image:alt') ?? ''), 'no alternative'),
    ...fault(
      !document.querySelector('meta[name="twitter:card"][content=summary_large_image]'),
      'no card',
    ),
  ],

  'has the frame of its layout': ({ document, route, query }) => {
    const { footer: own, cookies = false } = frames[layoutOf(route.path)];
    const footer = document.querySelector('body footer');
    const paths = footer
      ? all(footer, 'li a[href^="/"]').map((link) => link.getAttribute('href'))
      : [];
    return [
      ...differ('headers', all(document, 'body header[class]').length > 0, true),
      ...differ('footer', footer !== null, own !== undefined),
      ...fault(!footer?.querySelector(`a[href^="${own}"]`), `no ${own} in the footer`),
      ...fault(!footer?.querySelector('a[href^="/privacy-policy"]'), 'no policy in the footer'),
      ...differ(
        'pages in the footer',
        paths.slice(0, footerLinks.length),
        footerLinks.map(({ path }) => path + query),
      ),
      ...(layoutOf(route.path) === 'layout2'
        ? differ(
            'what the footer shows',
            paths.slice(footerLinks.length),
            [...serviceLinks, ...technologyLinks].map(({ path }) => path + query),
          )
        : []),
      ...differ('cookie bar', document.querySelector('[data-cookie-bar]') !== null, cookies),
    ];
  },

  // A case asks before the next one, and is looked at below.
  'ends with a question, or has the form': ({ document, route }) => {
    const asks =
      route.page.family !== 'caseStudies' &&
      !['/', '/privacy-policy'].includes(route.path) &&
      !document.getElementById(requestFormId);
    return differ('questions', all(document, closingHeadings).length, asks ? 1 : 0);
  },

  'shows who answers beside its form, and on About whom one would meet': ({ main, route }) => {
    const hasForm = main.querySelector(`#${requestFormId}`) !== null;
    const people = route.path === '/About' ? colleagues : hasForm ? answering : [];
    const shown = all(main, '.portrait_portrait');
    return [
      ...differ('portraits', shown.length, people.length),
      ...people
        .filter(({ name }, index) => !textOf(shown[index]?.parentElement).includes(name))
        .map(({ name }) => `no ${name}`),
    ];
  },

  'has the client’s own call to action': ({ document, route, query, locale }) => {
    if (route.path !== '/About') return [];
    const { heading, button } = createTranslator(locale)('interface.callToAction');
    const [path, fragment] = createRequest.path.split('#');
    const links = all(document, `a[href="${path}${query}#${fragment}"]`);
    return [
      ...differ('question', all(document, closingHeadings).map(textOf), [seen(heading)]),
      ...differ('button', links.map(textOf), [seen(button)]),
    ];
  },

  'has the ways to reach the company in its footer': ({ document, route }) => {
    const layout = layoutOf(route.path);
    if (!['default', 'layout2', 'layout4'].includes(layout)) return [];
    const { email, phone, social, offices } = company;
    const hrefs = [`mailto:${email}`, phone.href, ...social.map(({ href }) => href)];
    const streets = layout === 'layout2' ? [] : offices;
    return [
      ...hrefs.filter((href) => !document.querySelector(`footer a[href="${href}"]`)),
      ...streets
        .filter(
          ({ map, street }) =>
            !textOf(document.querySelector(`address a[href="${map}"]`)).includes(seen(street)),
        )
        .map(({ street }) => `no map of ${street}`),
    ];
  },

  // Each case has an order and forms of its own (docs/decisions/020): what it tells is the same.
  'tells a case with all of its parts, and ends with a way to a request': (page) => {
    const { route, main, locale, query } = page;
    if (route.page.family !== 'caseStudies') return [];
    const t = createTranslator(locale);
    const slug = route.page.entry as CaseStudySlug;
    const { did, need, result } = t(`caseStudies.${slug}`);
    const { shown }: CaseStudyFacts = caseStudies[slug];
    const headings = all(main, 'h2').map((heading) => textOf(heading));
    const parts = (['need', 'solution', 'did', 'result'] as const).map((name) =>
      seen(t(`interface.caseStudy.${name}`)),
    );
    const figures = result.figures.map(({ label, value }) => {
      const figure = all(main, 'dl > div').find((one) => textOf(one).includes(seen(label)));
      return differ(label, textOf(figure?.querySelector('dd')), seen(value));
    });
    const sides =
      'compared' in result
        ? all(main, 'figure')
            .filter((figure) =>
              all(figure, 'h3').some((title) => textOf(title) === seen(result.compared.title)),
            )
            .flatMap((figure) => all(figure, 'li'))
        : [];
    const request = all(main, 'a').find(
      (link) => textOf(link) === seen(t('interface.navigation.getInTouch')),
    );
    return [
      ...differ(
        'parts',
        parts.map((part) => headings.filter((heading) => heading === part).length),
        parts.map(() => 1),
      ),
      ...fault(!textOf(main).includes(seen(need.lead)), 'no lead'),
      ...differ(
        'quotations',
        all(main, 'blockquote').map((quotation) => textOf(quotation)),
        [seen(result.quotation.text)],
      ),
      ...differentPoints(sectionsNamed(page, t('interface.caseStudy.did'))[0], did),
      ...figures.flat(),
      ...('compared' in result
        ? differ(
            'before and after',
            sides.map((side) => [textOf(side), all(side, 'svg').length]),
            [result.compared.before, result.compared.after].map(({ value, label }) => [
              seen(`${value} ${label}`),
              1,
            ]),
          )
        : // A photograph says in its own words what it shows.
          fault(
            !shown && !shownIn(main).includes(seen(result.shown)),
            'what came of it isn’t shown',
          )),
      ...differ('request', request?.getAttribute('href'), `/get-in-touch${query}`),
    ];
  },

  'shows all that a service offers, each beside its drawing': ({ route, main, locale }) => {
    if (route.page.family !== 'services') return [];
    const t = createTranslator(locale);
    const { heading, items } = t(`services.${route.page.entry as ServiceSlug}.offers`);
    const section = all(main, 'section').find((one) => one.querySelector('li > img'));
    return [
      ...differ('heading', textOf(section?.querySelector('h2')), seen(heading)),
      ...differentPoints(section, items, 'li:has(img)'),
    ];
  },

  'tells each of its points, title and text': (page) => {
    const points = told[page.route.path];
    if (!points) return [];
    const { heading, items } = createTranslator(page.locale)(points.words);
    const [section] = sectionsNamed(page, heading);
    const picture = section?.querySelector('img')?.getAttribute('src') ?? '';
    return [
      ...differentPoints(section, items),
      ...fault(
        points.picture !== undefined && !picture.includes(`/${points.picture}-`),
        `picture: ${picture}`,
      ),
    ];
  },

  'leads from a project to the form with its interest': ({ route, links, query }) => {
    if (route.page.family !== 'projects') return [];
    const { interest } = projects[route.page.entry as ProjectSlug];
    const wanted = new URLSearchParams(query);
    return fault(
      !links.some((link) => {
        const { pathname, searchParams } = new URL(link, product.siteUrl);
        return (
          pathname === '/get-in-touch' &&
          searchParams.get('interest') === interest &&
          searchParams.get('lang') === wanted.get('lang')
        );
      }),
      `no link with ${interest}`,
    );
  },

  'names every language in its selector': ({ document, locale }) =>
    differ(
      'selector',
      all(document, '#languages a').map((link) => [
        textOf(link),
        link.getAttribute('lang'),
        link.hasAttribute('aria-current'),
      ]),
      locales.map(({ value, label, iso }) => [label, iso, value === locale]),
    ),
} satisfies Record<string, Check>;

/** The alternatives of pictures, drawn or photographed. */
const shownIn = (main: Element) =>
  all(main, 'img, [role=img]').map((picture) =>
    seen(
      picture.getAttribute('alt') ??
        picture.getAttribute('aria-label') ??
        picture.querySelector('title')?.textContent ??
        '',
    ),
  );
