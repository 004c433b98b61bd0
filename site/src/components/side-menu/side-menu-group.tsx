import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface SideMenuGroupProps {
  readonly name: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Entries that unfold below their name. */
export function SideMenuGroup({ name, open, children }: SideMenuGroupProps) {
  return (
    <li>
      <details open={open}>
        <summary>
          {name} <Icon name="chevronDown" />
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
