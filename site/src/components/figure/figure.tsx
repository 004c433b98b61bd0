import styles from './figure.module.scss';

/** In which what counts is written beside a number. */
const counters = String.raw`\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}`;

/** Words before a number; it with its signs and unit; what counts. Of more than one number nothing is small. */
const parts = new RegExp(
  String.raw`^(\p{L}{2}[\p{L}\s]*(?=\s\d))?\s?([^${counters}]*?)(\s?[${counters}][\p{L}\s]*)?$`,
  'u',
);

/** The number of a figure such as "150+", "Plus de 150", "−31 %" or "100万ドル": the number is large, words small, above or after it. */
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
