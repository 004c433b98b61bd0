import { Chapter } from '../../components/chapter/chapter.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import styles from './introduction.module.scss';

interface IntroductionProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Whether its first paragraph is what the page stands for: large, below the heading. */
  readonly isStated?: boolean;
}

/** Why and for whom: a heading, and the paragraphs side by side beside it. */
export function Introduction({ heading, paragraphs, isStated }: IntroductionProps) {
  return isStated ? (
    <Chapter heading={heading}>
      <Prose paragraphs={paragraphs} className={styles.stated} />
    </Chapter>
  ) : (
    <Chapter heading={heading} form="beside">
      <Prose paragraphs={paragraphs} form="columns" />
    </Chapter>
  );
}
