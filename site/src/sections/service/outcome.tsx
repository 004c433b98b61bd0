import { Icon } from '../../drawings/icon/icon.tsx';
import styles from './outcome.module.scss';

interface OutcomeProps {
  readonly deliverables: { heading: string; items: readonly string[] };
  readonly technologies: { heading: string; text: string };
}

/** What the client holds in the end, and what it is made with. */
export function Outcome({ deliverables, technologies }: OutcomeProps) {
  return (
    <section className={styles.outcome}>
      <div>
        <h2>{deliverables.heading}</h2>
        <ul>
          {deliverables.items.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.technologies}>
        <h2>{technologies.heading}</h2>
        <p>{technologies.text}</p>
      </div>
    </section>
  );
}
