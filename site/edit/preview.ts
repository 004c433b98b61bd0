import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { createElement, type ReactElement } from 'react';
import { routes, type PageReference } from '../src/content/routes.ts';

/** Whose pages show the words of a file; those of a file that isn't here stand on every page. */
const families: Readonly<Record<string, PageReference['family']>> = {
  'case-studies': 'caseStudies',
  home: 'home',
  pages: 'pages',
  projects: 'projects',
  services: 'services',
  technologies: 'technologies',
};

const pathsOf = (name: string): string[] => {
  if (name === 'policy') return ['/privacy-policy'];
  const family = families[name];
  const shown = routes.filter(({ page }) => family === undefined || page.family === family);
  return shown.map(({ path }) => path);
};

const column = { display: 'flex', flexDirection: 'column', gap: '0.5rem', height: '96vh' } as const;
const whole = { flex: 1, border: 0 } as const;

/**
 * A page that shows the words of a file, as `npm run dev` serves it: it follows what is saved.
 * @param siteUrl the address of the site that is being worked on
 */
export const previewOf = (name: string, siteUrl: string) =>
  function Preview({ document, entry }: CustomPreviewTemplateProps): ReactElement {
    const paths = pathsOf(name);
    // Beside the words of the language that is shown, an entry has those of the others.
    const locale = localeValues.find((value) => !entry.hasIn(['i18n', value])) ?? defaultLocale;
    const addressOf = (path: string) => `${siteUrl}${path}?lang=${locale}`;
    // Without a state of its own: the editor renders it with a React that isn't the site's.
    const show = ({ target }: { target: { value: string } }) => {
      document.querySelector('iframe')?.setAttribute('src', addressOf(target.value));
    };
    const options = paths.map((path) => createElement('option', { key: path }, path));
    return createElement(
      'div',
      { style: column },
      createElement('select', { 'aria-label': 'Page', onChange: show }, options),
      createElement('iframe', { src: addressOf(paths[0] ?? '/'), title: name, style: whole }),
    );
  };
