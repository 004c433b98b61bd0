import { company } from '@sunfield/shared/company';
import { routes } from '../../content/routes.ts';
import en from '../../locales/en/index.ts';
import { findMeta } from '../../locales/page-meta.ts';

/** The site in one page of Markdown, for readers that are language models (llmstxt.org). */
export function llms(siteUrl: string): string {
  const pages = routes.map((route) => {
    const { title, description } = findMeta(en, route.page);
    return `- [${title}](${siteUrl}${route.path}): ${description}`;
  });
  return `# ${company.name}

> ${en.home.meta.description}

Every page is also there in French, Korean and Japanese: add \`?lang=fr\`, \`?lang=ko\` or \`?lang=jp\`.
Write to ${company.email}.

## Pages

${pages.join('\n')}
`;
}
