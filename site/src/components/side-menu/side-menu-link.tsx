import { translation } from '../../request/translation.ts';
import { currentPath } from '../../request/current-request.ts';
import { activeState } from '../header/active-state.ts';

/** An entry of the side menu. */
export function SideMenuLink({ path, children }: { path: string; children: string }) {
  const { href } = translation();
  return (
    <li>
      <a href={href(path)} {...activeState(path, currentPath())}>
        {children}
      </a>
    </li>
  );
}
