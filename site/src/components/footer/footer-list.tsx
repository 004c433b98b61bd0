import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './footer-list.module.scss';

interface FooterListProps {
  readonly heading: string;
  /** Whether there are enough links for two columns. */
  readonly isLong?: boolean;
  /** One list item each. */
  readonly children: readonly ReactNode[];
}

/** A column of links below their heading. */
export function FooterList({ heading, isLong = false, children }: FooterListProps) {
  return (
    <div className={classNames(isLong && styles.long)}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
