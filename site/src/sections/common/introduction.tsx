import { phrases } from '../../components/phrases/phrases.tsx';
import styles from './introduction.module.scss';

interface IntroductionProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Why and for whom: a heading, and the paragraphs side by side beside it. */
export function Introduction({ heading, paragraphs }: IntroductionProps) {
  return (
    <section className={styles.introduction}>
      <h2>{phrases(heading)}</h2>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
