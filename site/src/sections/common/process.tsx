import type { TitledText } from '../../words/words.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import styles from './process.module.scss';

interface ProcessProps {
  readonly heading: string;
  readonly ramp: string;
  readonly steps: readonly TitledText[];
}

/** The way of the work as terraces: every step stands higher than the one before it. */
export function Process({ heading, ramp, steps }: ProcessProps) {
  return (
    <section className={classNames(styles.process, `ramp-${ramp}`)}>
      <h2>{phrases(heading)}</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{phrases(title)}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
