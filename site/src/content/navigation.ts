import { requestFormId } from '@sunfield/shared/form-outcome';
import type { WordKey } from '../words/dictionary.ts';
import { serviceSlugs, technologySlugs } from './entries.ts';
import { entryPath } from './routes.ts';

/** A link of the header, the menu and the footers: a path of the route table and the key of its words. */
export interface NavigationLink {
  readonly path: string;
  readonly label: WordKey;
}

const link = <Label extends WordKey>(path: string, label: Label) => ({ path, label }) as const;

export const home = link('/', 'interface.navigation.home');
export const caseStudiesLink = link('/case-studies', 'interface.navigation.caseStudies');
export const servicesLink = link('/services', 'interface.navigation.services');
export const technologiesLink = link('/techs', 'interface.navigation.technologies');
export const contactUs = link('/contact', 'interface.navigation.contactUs');
export const getInTouch = link('/get-in-touch', 'interface.navigation.getInTouch');
export const submitRequest = link('/Pricing', 'interface.footer.submitRequest');
export const createRequest = link(`/Pricing#${requestFormId}`, 'interface.callToAction.button');
const about = link('/About', 'interface.navigation.about');
export const getTrial = link('/get-trial', 'interface.navigation.getTrial');
const pricing = link('/Pricing', 'interface.navigation.pricing');
export const projectsLink = link('/projects', 'interface.navigation.projects');
export const tech = link('/tech', 'interface.navigation.tech');

/** What somebody may want to know before a request: the small start, the price, the people. */
export const beforeRequest = [getTrial, pricing, about] as const;

/** The five services, of the mega menu, the side menu and the footers (docs/product.md, "Routes"). */
export const serviceLinks = serviceSlugs.map((slug) => ({
  slug,
  path: entryPath('services', slug),
}));

/** The sub-list of Technologies. */
export const technologyMenu = technologySlugs.map((slug) =>
  link(entryPath('technologies', slug), `technologies.${slug}.name`),
);

/** The two technologies of the footers. */
export const technologyLinks = technologyMenu.slice(0, 2);

/** The last line of every footer. */
export const privacyLink = link('/privacy-policy', 'interface.footer.privacyPolicy');

/** The pages that every footer links to: one list, so that no two footers tell of different sites. */
export const footerLinks = [
  home,
  about,
  servicesLink,
  caseStudiesLink,
  projectsLink,
  technologiesLink,
  tech,
  link('/Project', 'pages.project.meta.title'),
  getTrial,
  pricing,
  link('/contact', 'interface.navigation.contact'),
] as const;
