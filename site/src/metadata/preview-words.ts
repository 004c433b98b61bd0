import { company } from '@sunfield/shared/company';
import type { PageReference } from '../content/routes.ts';
import type { Translate } from '../i18n/translator.ts';

export interface PreviewWords {
  /** What kind of page it is; some pages say so in their title. */
  readonly label?: string | undefined;
  readonly title: string;
  /** One line that places it. */
  readonly note?: string | undefined;
  /** What the picture says and shows, for those who can't see it. */
  readonly alt: string;
}

/** The pages whose titles don't say what they are. */
const labels = {
  about: 'interface.navigation.about',
  services: 'interface.navigation.services',
  'case-studies': 'interface.navigation.caseStudies',
  techs: 'interface.navigation.technologies',
  tech: 'interface.navigation.tech',
  project: 'interface.navigation.projects',
  projects: 'interface.navigation.projects',
  contact: 'interface.navigation.contact',
  'get-in-touch': 'interface.navigation.getInTouch',
  'get-trial': 'interface.navigation.getTrial',
  pricing: 'interface.navigation.pricing',
} as const;

const familyLabels = {
  caseStudies: 'interface.navigation.caseStudies',
  services: 'interface.navigation.services',
  technologies: 'interface.navigation.technologies',
  projects: 'interface.navigation.projects',
} as const;

/** What the families call the same thing differently. */
interface EntryWords {
  readonly heading: string;
  readonly name?: string;
  readonly kind?: string;
  readonly hero?: { readonly alt: string };
  readonly scene?: { readonly alt: string };
  readonly diagram?: { readonly alt: string };
}

const altOf = (title: string, shown?: string) =>
  [`${company.name} · ${title}`, shown].filter(Boolean).join(' · ');

/**
 * The words of the picture that stands for a page where a link to it is shared.
 * @throws Error where the page has none.
 */
export function previewWords(
  { family, entry }: PageReference,
  t: Translate,
  /** What a photograph shows, where one stands in the drawing's place. */
  photographed?: string,
): PreviewWords {
  if (family === 'home') {
    const title = t('home.hero.title');
    return { title, note: t('home.meta.title'), alt: altOf(title) };
  }
  const words = (t(family) as Readonly<Record<string, EntryWords | undefined>>)[entry];
  if (!words) throw new Error(`No words for ${family}/${entry}.`);
  const { heading: title, name, kind, hero, scene, diagram } = words;
  if (family === 'pages') {
    const label = entry in labels ? t(labels[entry as keyof typeof labels]) : undefined;
    return { label, title, alt: altOf(title) };
  }
  const note = kind ?? (family === 'services' ? name : undefined);
  const shown = photographed ?? (hero ?? scene ?? diagram)?.alt;
  return { label: t(familyLabels[family]), title, note, alt: altOf(title, shown) };
}
