import type { TitledText } from '../../words/words.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './layers.module.scss';

interface LayersProps {
  readonly heading: string;
  readonly ramp: string;
  readonly items: readonly TitledText[];
}

/** The layers of an architecture, drawn as bands of land one below the other. */
export function Layers({ heading, ramp, items }: LayersProps) {
  return (
    <section className={classNames(styles.layers, `ramp-${ramp}`)}>
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
