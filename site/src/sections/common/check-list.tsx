import { Icon } from '../../components/icon/icon.tsx';
import styles from './check-list.module.scss';

/** What is included, one line each. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
