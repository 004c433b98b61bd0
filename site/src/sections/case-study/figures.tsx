import { phrases } from '../../components/phrases/phrases.tsx';
import styles from './figures.module.scss';

interface Figure {
  readonly value: string;
  readonly label: string;
}

/** A few figures beside what they are about. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{phrases(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
