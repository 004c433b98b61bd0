import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './introduction.module.scss';

interface IntroductionProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Whether its first paragraph is what the page stands for: large, below the heading. */
  readonly isStated?: boolean;
}

/** Why and for whom: a heading, and the paragraphs side by side beside it. */
export function Introduction({ heading, paragraphs, isStated }: IntroductionProps) {
  return (
    <section className={classNames(styles.introduction, isStated && styles.stated)}>
      <h2>{phrases(heading)}</h2>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{prose(paragraph)}</p>
        ))}
      </div>
    </section>
  );
}
