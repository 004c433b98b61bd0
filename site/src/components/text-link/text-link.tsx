import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../drawings/icon/icon.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './text-link.module.scss';

/** A link that leads on, underlined with light. */
export function TextLink({ className, children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...props} className={classNames(styles.link, className)}>
      {children} <Icon name="arrow" />
    </a>
  );
}
