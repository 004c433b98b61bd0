import { Figure } from '../../components/figure/figure.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import styles from './figures.module.scss';

interface FigureWords {
  readonly value: string;
  readonly label: string;
}

/** A few figures beside what they are about. */
export function Figures({ figures }: { figures: readonly FigureWords[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{phrases(label)}</dt>
          <dd>
            <Figure text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
