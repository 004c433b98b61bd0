import type { ReactNode } from 'react';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './note.module.scss';

interface NoteProps {
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Something to know beside the way, on a quiet strip. */
export function Note({ heading, text, children }: NoteProps) {
  return (
    <section className={styles.note}>
      <div className={styles.inner}>
        <h2>{phrases(heading)}</h2>
        <div>
          <p>{prose(text)}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
