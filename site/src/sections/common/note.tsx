import type { ReactNode } from 'react';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { prose } from '../../components/phrases/phrases.tsx';
import styles from './note.module.scss';

interface NoteProps {
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A side remark between two sections of a page, on a tinted strip. */
export function Note({ heading, text, children }: NoteProps) {
  return (
    <Chapter heading={heading} form="beside" ground="tinted" className={styles.note}>
      <div>
        <p>{prose(text)}</p>
        {children}
      </div>
    </Chapter>
  );
}
