import type { TitledText } from '../../words/words.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './titled-grid.module.scss';

interface TitledItemsProps {
  readonly items: readonly TitledText[];
}

interface TitledGridProps extends TitledItemsProps {
  readonly heading: string;
}

/** Titled texts in two columns. */
export function TitledItems({ items }: TitledItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{phrases(title)}</h3>
          <p>{prose(text)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Titled texts on ruled paper; the heading stays beside it while it is read. */
export function TitledGrid({ heading, items }: TitledGridProps) {
  return (
    <section className={styles.grid}>
      <h2>{phrases(heading)}</h2>
      <TitledItems items={items} />
    </section>
  );
}
