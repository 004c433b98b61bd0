import pictures from 'virtual:pictures';
import type { ImageFile, PhotographName } from '../../../pictures/picture.ts';
import { translation } from '../../request/translation.ts';
import { below } from '../../styles/media-queries.ts';
import { Image } from './image.tsx';
import type { PictureProps } from './picture-props.ts';

interface PhotographPictureProps extends Omit<PictureProps, 'of'> {
  readonly name: PhotographName;
}

const sourcesOf = (images: readonly ImageFile[]) =>
  images.map(({ file, width }) => `${file} ${width}w`).join(', ');

/** A photograph in as many pixels as its place has. */
export function PhotographPicture({
  name,
  alt,
  isPriority,
  isNarrow = false,
}: PhotographPictureProps) {
  const { locale } = translation();
  const photograph = pictures.photographs[name];
  const largest = photograph?.webp.at(-1);
  if (!photograph || !largest)
    throw new Error(`The build has packed no photograph ${JSON.stringify(name)}.`);
  // On phones the frame is nearly square: a photograph that fills it is wider than it.
  const sizes = `${isPriority ? '' : 'auto, '}${below('sm')} 160vw, ${isNarrow ? '50vw' : '100vw'}`;
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(photograph.avif)} sizes={sizes} />
      <Image
        image={largest}
        srcSet={sourcesOf(photograph.webp)}
        sizes={sizes}
        alt={alt && photograph.alt[locale]}
        isPriority={isPriority}
      />
    </picture>
  );
}
