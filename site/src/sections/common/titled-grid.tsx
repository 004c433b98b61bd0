import type { TitledText } from '../../words/words.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './titled-grid.module.scss';

interface TitledGridProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** Titled texts on ruled paper; the heading stays beside it while it is read. */
export function TitledGrid({ heading, items }: TitledGridProps) {
  return (
    <section className={styles.grid}>
      <h2>{phrases(heading)}</h2>
      <ul>
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
