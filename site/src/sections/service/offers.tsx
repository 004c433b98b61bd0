import type { TitledText } from '../../locales/words.ts';
import styles from './offers.module.scss';

interface OffersProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** What can be had, on ruled paper; the heading stays beside it while it is read. */
export function Offers({ heading, items }: OffersProps) {
  return (
    <section className={styles.offers}>
      <h2>{heading}</h2>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
