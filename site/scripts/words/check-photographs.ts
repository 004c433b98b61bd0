/**
 * The photographs that are described but not there, or there but not described, each as `file: key: what is wrong`.
 * @param names of those that are there
 */
export const checkPhotographs = (
  names: readonly string[],
  described: Readonly<Record<string, unknown>>,
): string[] => [
  ...Object.keys(described)
    .filter((name) => !names.includes(name))
    .map((name) => `site/pictures/words: photographs: ${name}: no such file in photographs`),
  ...names
    .filter((name) => !(name in described))
    .map((name) => `site/pictures/words: photographs: ${name}: nobody says what it shows`),
];
