import type { ReactNode } from 'react';
import styles from './footer-list.module.scss';

interface FooterListProps {
  readonly heading: string;
  /** One list item each. */
  readonly children: readonly ReactNode[];
}

/** A column of links below their heading. */
export function FooterList({ heading, children }: FooterListProps) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
