import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from '../common/points.module.scss';

interface WayProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** What can be relied on: one large statement a line, each a terrace further. */
export function Way({ heading, items }: WayProps) {
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
