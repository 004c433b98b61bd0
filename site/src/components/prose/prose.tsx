import { classNames } from '../class-names.ts';
import { phrases, prose } from '../phrases/phrases.tsx';
import styles from './prose.module.scss';

interface ProseProps {
  /** A first sentence, set large. */
  readonly lead?: string;
  readonly paragraphs: readonly string[];
  /** One text in two columns, of which both take half. */
  readonly form?: 'columns' | undefined;
  readonly className?: string | undefined;
}

/** Running text for reading. */
export function Prose({ lead, paragraphs, form, className }: ProseProps) {
  return (
    <div className={classNames(styles.prose, form && styles[form], className)}>
      {lead && <p className={styles.lead}>{phrases(lead)}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{prose(paragraph)}</p>
      ))}
    </div>
  );
}
