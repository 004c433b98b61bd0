interface Step {
  readonly path: string;
  readonly label:
    | 'interface.navigation.caseStudies'
    | 'interface.navigation.home'
    | 'interface.navigation.projects'
    | 'interface.navigation.services'
    | 'interface.navigation.tech';
}

const home: Step = { path: '/', label: 'interface.navigation.home' };

const lists: readonly Step[] = [
  { path: '/services', label: 'interface.navigation.services' },
  { path: '/case-studies', label: 'interface.navigation.caseStudies' },
  { path: '/projects', label: 'interface.navigation.projects' },
  { path: '/tech', label: 'interface.navigation.tech' },
];

/** The pages above a page, from the home page down. */
export function pageTrail(path: string): Step[] {
  return [home, ...lists.filter((list) => path.startsWith(`${list.path}/`))];
}
