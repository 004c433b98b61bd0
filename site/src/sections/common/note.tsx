import type { ReactNode } from 'react';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './note.module.scss';

interface NoteProps {
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A side remark between two sections of a page, on a tinted strip. */
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
