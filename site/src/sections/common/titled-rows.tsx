import type { TitledText } from '../../locales/words.ts';
import styles from './titled-rows.module.scss';

/** Titled texts, one row each. */
export function TitledRows({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className={styles.rows}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
