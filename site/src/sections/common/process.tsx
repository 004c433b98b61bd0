import type { TitledText } from '../../locales/words.ts';
import { classNames } from '../../lib/class-names.ts';
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
      <h2>{heading}</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
