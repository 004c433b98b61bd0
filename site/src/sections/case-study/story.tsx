import type { ReactNode } from 'react';
import styles from './story.module.scss';

interface StoryProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** One part of a story: its heading at the left, the telling beside it. */
export function Story({ heading, children }: StoryProps) {
  return (
    <section className={styles.story}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

interface ProseProps {
  readonly lead: string;
  readonly paragraphs: readonly string[];
}

/** A sentence set large, and what follows from it. */
export function Prose({ lead, paragraphs }: ProseProps) {
  return (
    <div className={styles.prose}>
      <p>{lead}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
