/** A name that addresses of images and keys of words can have. */
const plain = /^[a-z][\w-]*$/iu;

/**
 * What is wrong with photographs: described but not there, there but not described, twice, or of a name that no
 * drawing could have; each as `file: key: what is wrong`.
 * @param names of those that are there
 */
export function checkPhotographs(
  names: readonly string[],
  described: Readonly<Record<string, unknown>>,
): string[] {
  const file = 'site/pictures/words: photographs';
  const folder = 'site/pictures/photographs';
  return [
    ...Object.keys(described)
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: ${name}: no such file in photographs`),
    ...names
      .filter((name) => !(name in described))
      .map((name) => `${file}: ${name}: nobody says what it shows`),
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => `${folder}: ${name}: two files of this name`),
    ...names
      .filter((name) => !plain.test(name))
      .map((name) => `${folder}: “${name}”: name it with letters, digits and hyphens alone`),
  ];
}
