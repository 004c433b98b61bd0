/**
 * What is typed, made fit to be kept, mailed and shown: composed (NFC), without characters that control
 * or hide. It is bounded before it is thorough: composing takes time that grows with the square of a
 * run of combining marks, so a text that is too long anyway isn't composed, and no run is longer
 * than any language writes.
 */

/** C0 and C1 control characters, and the separators that mail clients show as line breaks. */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;
/** The same, but for tab and line feed. */
const controlCharactersInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/gu;

/**
 * Characters that show nothing or turn the text around them: one could make an address look like
 * another. Those stay that a script or an emoji is written with: variation selectors, tags.
 */
const invisibleCharacters =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]+/gu;

/** Joiners where nothing is to join: Persian, Indian scripts and emoji need them inside. */
const looseJoiners = /(?<=^|[\s\u0021-\u007e])[\u200c\u200d]+/gu;

/** As many marks as text that can be normalised as a stream has in a row (UAX #15, section 13). */
const surplusMarks = /(\p{M}{30})\p{M}+/gu;

/** How many UTF-16 units a character can take before it is composed: four code points of two units. */
const unitsPerCharacter = 8;

/** Composes what is short enough, and has nothing of what `strip` takes out. */
function compose(value: string, strip: (value: string) => string): string {
  return strip(value.toWellFormed())
    .replace(invisibleCharacters, '')
    .replace(looseJoiners, '')
    .replace(surplusMarks, '$1')
    .normalize('NFC')
    .trim();
}

/** Most of what is typed has nothing to clean but its ends: that is found out in less time. */
const cleaner = (plain: RegExp, strip: (value: string) => string) => (max: number) => {
  const mostUnits = max * unitsPerCharacter;
  return (value: string): string => {
    const trimmed = value.trim();
    return trimmed.length > mostUnits || plain.test(trimmed) ? trimmed : compose(trimmed, strip);
  };
};

/**
 * A cleaner of what stands in one line.
 *
 * @param max the most characters that are accepted: a text that can't come down to them is only trimmed
 */
export const lineCleaner = cleaner(/^[ -~]*$/u, (value) => value.replace(controlCharacters, ' '));

/** The same, of a text that has lines and tabs. */
export const textCleaner = cleaner(/^[\n -~]*$/u, (value) =>
  value.replace(/\r\n?|[\u2028\u2029]/gu, '\n').replace(controlCharactersInText, ''),
);
