import { Fragment, type ReactNode } from 'react';
import { phrasesOf } from '../../i18n/phrases.ts';
import { currentLocale } from '../../request/current-locale.ts';
import styles from './phrases.module.scss';

/**
 * A heading or another short text, which in Japanese breaks between its phrases alone: a reader
 * stumbles over a word in two lines. Paragraphs are left to the browser, and fill their lines.
 */
export function phrases(text: string): ReactNode {
  const pieces = phrasesOf(text, currentLocale().locale);
  if (!pieces) return text;
  return (
    <span className={styles.phrases}>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
