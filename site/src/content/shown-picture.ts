import type { PhotographName, Picture } from '../../pictures/picture.ts';

/**
 * What is shown: the photograph that has a drawing's name takes its place.
 * @param photographs all that there are, by name
 */
export function shownPicture(
  picture: Picture,
  photographs: Readonly<Record<string, unknown>>,
): Picture {
  const isPhotograph = (name: string): name is PhotographName => name in photographs;
  return typeof picture === 'string' && isPhotograph(picture) ? { photograph: picture } : picture;
}
