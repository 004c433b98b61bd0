import styles from './figure.module.scss';

/** In which what counts is written beside a number. */
const counters = String.raw`\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Han}`;

/** What counts, with the space before it. */
const counted = new RegExp(String.raw`(\s?[${counters}][${counters}\s]*(?<!\s))`, 'u');

/** Words before a number. */
const introduced = /^(\p{L}{2}[\p{L}\s]*)(?=\s\d)/u;

/** The numbers of a figure such as "150+", "Plus de 150", "−31 %" or "100万ドル" are large, words small, above or after them. */
export function Figure({ text }: { readonly text: string }) {
  const [before = ''] = introduced.exec(text) ?? [];
  return (
    <>
      {before && <small className={styles.before}>{before} </small>}
      {text
        .slice(before.length)
        .trimStart()
        .split(counted)
        .map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <small key={index} className={styles.after}>
              {part}
            </small>
          ),
        )}
    </>
  );
}
