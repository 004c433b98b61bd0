import { Chapter } from '../../components/chapter/chapter.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from './annotated-sketch.module.scss';
import { sketches } from './sketches.ts';

interface AnnotatedSketchProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** A page as somebody draws it who explains a project, and in its margin what each part tells us. */
export function AnnotatedSketch({ heading, items }: AnnotatedSketchProps) {
  return (
    <Chapter heading={heading}>
      <div className={styles.sketch}>
        <Sheet as="span" className={styles.page} />
        <TitledList
          items={items}
          item={(words, _, index) => (
            <>
              <svg
                viewBox="0 0 400 130"
                preserveAspectRatio="xMinYMid slice"
                fill="none"
                stroke="var(--teal)"
                strokeWidth="2.4"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path stroke="var(--sun-4)" strokeWidth="12" d={sketches[index]?.marked} />
                <path d={sketches[index]?.drawn} />
              </svg>
              <div className={styles.note}>{words}</div>
            </>
          )}
        />
      </div>
    </Chapter>
  );
}
