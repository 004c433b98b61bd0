import { Fragment, type ReactNode } from 'react';
import { betweenForeign, partsWords, phrasesOf } from '../../i18n/phrases.ts';
import { unbrokenParts } from '../../i18n/unbroken.ts';
import { currentAddress } from '../../request/current-request.ts';
import styles from './phrases.module.scss';

/**
 * A comma or a closing bracket within a phrase, behind which a browser would break; of a long one it may. The same
 * of a dot between two Latin words.
 */
const closesWithin = /^(?=.{1,10}$).*[、」』）].|[A-Za-z]・[A-Za-z]/u;

const whole = (text: string, key?: number) => (
  <span key={key} className={styles.whole}>
    {text}
  </span>
);

/**
 * A heading or another short text, which in a language without spaces breaks between its phrases alone: a reader
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
          {closesWithin.test(piece) ? whole(piece) : piece}
        </Fragment>
      ))}
    </span>
  );
}

const withBreaks = (text: string, key: number) => (
  <Fragment key={key}>
    {text.split(betweenForeign).map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </Fragment>
);

/** How long a text without spaces is, in letters, that breaks between its phrases wherever it stands. */
const mostShort = 32;

/** A short text breaks as headings do; a paragraph fills its lines, and keeps what would be misread in two whole. */
export function prose(text: string): ReactNode {
  const { locale } = currentAddress();
  if (!partsWords(locale) && text.length <= mostShort) return phrases(text);
  const parts = unbrokenParts(text, locale);
  if (parts.length === 1 && !betweenForeign.test(text)) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? whole(part, index) : withBreaks(part, index),
  );
}
