import { phrases } from '../phrases/phrases.tsx';
import styles from './title.module.scss';

/**
 * A heading of a name and what is said of it ("Wareflex: empty floors"): where it does not fit on one
 * line, it breaks after the colon.
 */
export function Title({ text }: { text: string }) {
  const [, name, statement = ''] = /^(.+?(?:：|:(?=\s)))(.+)$/u.exec(text) ?? [];
  if (!name) return phrases(text);
  return (
    <>
      <span className={styles.part}>{phrases(name)}</span>
      {statement.startsWith(' ') && ' '}
      <span className={styles.part}>{phrases(statement.trimStart())}</span>
    </>
  );
}
