import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from '../common/points.module.scss';

interface StatementsProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** The principles of the company: one large statement a line, each indented further. */
export function Statements({ heading, items }: StatementsProps) {
  return (
    <section className={classNames(styles.section, styles.points, styles.statements)}>
      <h2>{phrases(heading)}</h2>
      <ul className={styles.ruled}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{phrases(title)}</h3>
            <p>{prose(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
