import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from '../common/points.module.scss';
import { sketches } from './sketches.ts';

interface AnnotatedSketchProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** A page as somebody draws it who explains a project, and in its margin what each part tells us. */
export function AnnotatedSketch({ heading, items }: AnnotatedSketchProps) {
  return (
    <section className={classNames(styles.section, styles.points)}>
      <h2>{phrases(heading)}</h2>
      <div className={styles.sketch}>
        <span className={styles.sheet} />
        <ul>
          {items.map(({ title, text }, index) => (
            <li key={title}>
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
              <div className={styles.note}>
                <h3>{phrases(title)}</h3>
                <p>{prose(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
