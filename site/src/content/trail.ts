import { caseStudiesLink, home, projectsLink, servicesLink, tech } from './navigation.ts';

const lists = [servicesLink, caseStudiesLink, projectsLink, tech];

/** The pages above a page, from the home page down. */
export const pageTrail = (path: string) => [
  home,
  ...lists.filter((list) => path.startsWith(`${list.path}/`)),
];
