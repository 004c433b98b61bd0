import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sheet.module.scss';

interface SheetProps {
  readonly as?: 'article' | 'div' | 'figure' | 'span';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** White paper in the sun of the drawings. */
export function Sheet({ as: Element = 'div', className, children }: SheetProps) {
  return <Element className={classNames(styles.sheet, className)}>{children}</Element>;
}
