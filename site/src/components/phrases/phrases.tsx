import { Fragment, type ReactNode } from 'react';
import { phrasesOf } from '../../i18n/phrases.ts';
import { unbrokenParts } from '../../i18n/unbroken.ts';
import { currentAddress } from '../../request/current-request.ts';
import styles from './phrases.module.scss';

/**
 * A heading or another short text, which in Japanese breaks between its phrases alone: a reader
 * stumbles over a word in two lines. Paragraphs are left to the browser, and fill their lines.
 */
export function phrases(text: string): ReactNode {
  const pieces = phrasesOf(text, currentAddress().locale);
  if (!pieces) return prose(text);
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

/** A paragraph: it fills its lines, and only what would be misread in two of them stays whole. */
export function prose(text: string): ReactNode {
  const parts = unbrokenParts(text, currentAddress().locale);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
