import type { TitledText } from '../../locales/words.ts';
import styles from './deeds.module.scss';

/** What was done, one row each. */
export function Deeds({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className={styles.deeds}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
