import { translation } from '../../request/translation.ts';
import { currentPath } from '../../request/current-request.ts';
import { activeState } from './active-state.ts';
import styles from './header.module.scss';

/** An entry of the header that only leads somewhere. */
export function NavigationItem({ path, children }: { path: string; children: string }) {
  const { href } = translation();
  return (
    <li className={styles.item}>
      <a className={styles.control} href={href(path)} {...activeState(path, currentPath())}>
        {children}
      </a>
    </li>
  );
}
