import styles from './figure.module.scss';

/** Words before a number; it with its signs and unit; what counts, in Hangul, kana or kanji. */
const parts =
  /^(\p{L}{2}[\p{L}\s]*(?=\s\d))?\s?(.*?)(\s?[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][\p{L}\s]*)?$/u;

/** A figure such as "150+", "Plus de 150", "−31 %" or "100万ドル": the number is large, words small, above or after it. */
export function Figure({ text }: { readonly text: string }) {
  const [, before, number = text, after] = parts.exec(text) ?? [];
  return (
    <>
      {before && <small className={styles.before}>{before} </small>}
      {number}
      {after && <small className={styles.after}>{after}</small>}
    </>
  );
}
