/** Whether a path is a page of the section that begins at another path. */
export function isInSection(section: string, path: string): boolean {
  return path === section || (section !== '/' && path.startsWith(`${section}/`));
}

/** How an entry of the navigation shows that it is this page, or holds it. */
export function activeState(section: string, path: string) {
  return {
    'aria-current': path === section ? ('page' as const) : undefined,
    'data-active': isInSection(section, path) || undefined,
  };
}
