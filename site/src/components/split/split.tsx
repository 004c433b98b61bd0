import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './split.module.scss';

interface SplitProps {
  readonly words: ReactNode;
  readonly picture: ReactNode;
  /** Where the picture is: at the left or right, wider than the words, or as wide as they are. */
  readonly form: 'left' | 'right' | 'half';
}

/** Words beside a picture that runs to the window's edge; where there is no room, above it. */
export function Split({ words, picture, form }: SplitProps) {
  return (
    <div className={classNames(styles.split, styles[form])}>
      <div className={styles.words}>{words}</div>
      {picture}
    </div>
  );
}
