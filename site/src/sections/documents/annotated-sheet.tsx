import type { ReactNode } from 'react';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Land } from '../../components/land/land.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import type { PageLand } from '../../content/lands.ts';
import type { TitledText } from '../../words/words.ts';
import styles from './documents.module.scss';

interface AnnotatedSheetProps {
  readonly heading: string;
  readonly notes: readonly TitledText[];
  /** What it lies on, if not on the bare page. */
  readonly land?: PageLand;
  readonly children: ReactNode;
}

/** A document, and in its margin what there is to know about reading it; on a land a paper as well. */
export function AnnotatedSheet({ heading, notes, land, children }: AnnotatedSheetProps) {
  const margin = <TitledList items={notes} isOrdered className={styles.notes} />;
  return (
    <Chapter heading={heading} className={land && styles.papers}>
      {land && <Land {...land} anchor="corner" />}
      <div className={styles.annotated}>
        <Sheet>{children}</Sheet>
        {land ? <Sheet>{margin}</Sheet> : margin}
      </div>
    </Chapter>
  );
}
