import type { NavigationLink } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import { currentPath } from '../../request/current-request.ts';

interface FooterLinkProps {
  readonly path: NavigationLink['path'];
  readonly children: string;
}

/** A link of a footer to a page of the site. */
export function FooterLink({ path, children }: FooterLinkProps) {
  const { href } = translation();
  return (
    <li>
      <a href={href(path)} aria-current={path === currentPath() ? 'page' : undefined}>
        {children}
      </a>
    </li>
  );
}
