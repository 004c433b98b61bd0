import { caseStudies, home, projects, services, tech } from './navigation.ts';

const lists = [services, caseStudies, projects, tech];

/** The pages above a page, from the home page down. */
export const pageTrail = (path: string) => [
  home,
  ...lists.filter((list) => path.startsWith(`${list.path}/`)),
];
