import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { phrases } from '../phrases/phrases.tsx';
import { classNames } from '../class-names.ts';
import styles from './text-link.module.scss';

/** A link on a line of its own, with an arrow and a gradient underline. */
export function TextLink({ className, children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...props} className={classNames(styles.link, className)}>
      <span>{typeof children === 'string' ? phrases(children) : children}</span>
      <Icon name="arrow" />
    </a>
  );
}
