import { Fragment, type ReactNode } from 'react';
import { partsWords, phrasesOf } from '../../i18n/phrases.ts';
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

/** How long a text without spaces is, in letters, that breaks between its phrases wherever it stands. */
const mostShort = 32;

/** And how long one that does so where the browser knows them: three lines of a phone's. */
const mostTorn = 60;

/**
 * A short text breaks as headings do. A paragraph keeps what would be misread in two whole, and of a language without
 * spaces one that is longer than three lines fills them: between phrases half of them would end early.
 */
export function prose(text: string): ReactNode {
  const { locale } = currentAddress();
  const isParted = partsWords(locale);
  if (!isParted && text.length <= mostShort) return phrases(text);
  const parts = unbrokenParts(text, locale);
  // Between two that stay whole a line may break.
  const set = parts.map((part, index) => {
    if (index % 2 === 1) return whole(part, index);
    return part === '' && index > 0 && index < parts.length - 1 ? <wbr key={index} /> : part;
  });
  return isParted || text.length <= mostTorn ? set : <span className={styles.running}>{set}</span>;
}
