import type { ReactNode } from 'react';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from './documents.module.scss';

interface AnnotatedSheetProps {
  readonly heading: string;
  readonly notes: readonly TitledText[];
  readonly children: ReactNode;
}

/** A document, and in its margin what there is to know about reading it. */
export function AnnotatedSheet({ heading, notes, children }: AnnotatedSheetProps) {
  return (
    <Chapter heading={heading}>
      <div className={styles.annotated}>
        <Sheet>{children}</Sheet>
        <TitledList items={notes} isOrdered className={styles.notes} />
      </div>
    </Chapter>
  );
}
