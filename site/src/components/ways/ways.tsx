import type { ReactNode } from 'react';
import styles from './ways.module.scss';

/** The ways on from a text, side by side where there is room: a button, and a link that is quieter. */
export function Ways({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
