import type { TitledText } from '../../words/words.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './titled-rows.module.scss';

/** Titled texts, one row each. */
export function TitledRows({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className={styles.rows}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{phrases(title)}</h3>
          <p>{prose(text)}</p>
        </li>
      ))}
    </ul>
  );
}
