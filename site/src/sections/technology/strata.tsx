import type { TitledText } from '../../words/words.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './strata.module.scss';

interface StrataProps {
  readonly heading: string;
  readonly ramp: string;
  readonly items: readonly TitledText[];
}

/** The layers of an architecture as layers of land, each on the one below it. */
export function Strata({ heading, ramp, items }: StrataProps) {
  return (
    <section className={classNames(styles.strata, `ramp-${ramp}`)}>
      <h2>{phrases(heading)}</h2>
      <ol>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{phrases(title)}</h3>
            <p>{prose(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
