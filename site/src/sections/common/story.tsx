import { Title } from '../../components/title/title.tsx';
import type { ReactNode } from 'react';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './story.module.scss';

interface StoryProps {
  readonly heading: string;
  /** Whether the heading says a whole thought, and not just a name. */
  readonly isSentence?: boolean;
  readonly children: ReactNode;
}

/** One part of a story: its heading at the left, the telling beside it. */
export function Story({ heading, isSentence = false, children }: StoryProps) {
  return (
    <section className={styles.story}>
      <h2 className={isSentence ? styles.sentence : undefined}>
        <Title text={heading} />
      </h2>
      <div>{children}</div>
    </section>
  );
}

interface ProseProps {
  /** A first sentence, set large. */
  readonly lead?: string;
  readonly paragraphs: readonly string[];
}

/** Running text for reading. */
export function Prose({ lead, paragraphs }: ProseProps) {
  return (
    <div className={styles.prose}>
      {lead && <p className={styles.lead}>{phrases(lead)}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{prose(paragraph)}</p>
      ))}
    </div>
  );
}
