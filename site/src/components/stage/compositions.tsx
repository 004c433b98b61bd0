import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stage-drawing.module.scss';

interface CompositionsProps {
  /** The view boxes, in units of the stage's world. */
  readonly wide: string;
  readonly small: string;
  readonly Wide: () => ReactNode;
  readonly Small?: (() => ReactNode) | undefined;
}

/** A picture of a stage's symbols, composed for wide windows and for phones. */
export function Compositions({ wide, small, Wide, Small = Wide }: CompositionsProps) {
  return (['wide', 'small'] as const).map((size) => (
    <svg
      key={size}
      className={classNames('stage-picture', styles[size])}
      viewBox={size === 'wide' ? wide : small}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {size === 'wide' ? <Wide /> : <Small />}
    </svg>
  ));
}
